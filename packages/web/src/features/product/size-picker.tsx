import { type SizeOption, sizeColumns } from '@storefront/core/product/size-options';
import { productCopy } from '../../copy/product-copy.ts';
import { join } from '../../ui/join.ts';
import styles from './size-picker.module.css';

export interface SizePickerProps {
  options: SizeOption[];
  chosenId: string | null;
  onChoose: (variantId: string) => void;
}

/** Sold-out sizes can be chosen, too. */
export function SizePicker({ options, chosenId, onChoose }: SizePickerProps) {
  return (
    <div className={join(styles.sizes, sizeColumns(options.length) === 6 && styles.six)}>
      {options.map(({ variantId, size, isAvailable, unitsLeft }) => (
        <label key={variantId} className={join(styles.size, !isAvailable && styles.out)}>
          <input
            type="radio"
            name="size"
            value={variantId}
            checked={variantId === chosenId}
            aria-label={isAvailable ? undefined : productCopy.soldOutChoice(size)}
            onChange={() => onChoose(variantId)}
          />
          {size} {unitsLeft !== null && <small>{productCopy.left(unitsLeft)}</small>}
        </label>
      ))}
    </div>
  );
}
