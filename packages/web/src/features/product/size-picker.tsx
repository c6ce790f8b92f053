import { type SizeOption, sizeColumns } from '@storefront/core/product/size-options';
import { productCopy } from '../../copy/product-copy.ts';
import { join } from '../../ui/join.ts';
import styles from './size-picker.module.css';

export interface SizePickerProps {
  options: SizeOption[];
  chosenId: string | null;
  onChoose: (variantId: string) => void;
}

/** One that was pressed before the page was hydrated, or that the browser has restored, is chosen as well. */
export function sizeRadio(variantId: string, { chosenId, onChoose }: SizePickerProps) {
  const checked = variantId === chosenId;
  const onChange = () => onChoose(variantId);
  return {
    ref: (input: HTMLInputElement | null) => {
      if (input?.checked && !checked) onChange();
    },
    type: 'radio',
    name: 'size',
    value: variantId,
    checked,
    onChange,
  };
}

/** Sold-out sizes can be chosen, too. */
export function SizePicker(props: SizePickerProps) {
  const { options } = props;
  return (
    <div className={join(styles.sizes, sizeColumns(options.length) === 6 && styles.six)}>
      {options.map(({ variantId, size, isAvailable, unitsLeft }) => (
        <label key={variantId} className={join(styles.size, !isAvailable && styles.out)}>
          <input
            {...sizeRadio(variantId, props)}
            aria-label={isAvailable ? undefined : productCopy.soldOutChoice(size)}
          />
          {size} {unitsLeft !== null && <small>{productCopy.left(unitsLeft)}</small>}
        </label>
      ))}
    </div>
  );
}
