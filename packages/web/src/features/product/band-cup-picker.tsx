import { sisterSizes, toSizeMatrix } from '@storefront/core/product/size-matrix';
import type { SizeOption } from '@storefront/core/product/size-options';
import type { FocusEvent } from 'react';
import { bandCupCopy } from '../../copy/band-cup-copy.ts';
import { productCopy } from '../../copy/product-copy.ts';
import { join } from '../../ui/join.ts';
import styles from './size-picker.module.css';
import { SizePicker, type SizePickerProps, sizeRadio } from './size-picker.tsx';

/** The panel's button may lie over what appears below the table. With enlarged text the focus may need the room. */
function bringIntoView(hint: HTMLElement | null) {
  if (!hint) return;
  hint.scrollIntoView({ block: 'nearest' });
  const { activeElement } = document;
  if (activeElement?.matches(':focus-visible')) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Browsers leave what has the focus where it is when a part of it is in view. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Bands in rows, cups in columns. When the chosen size is sold out, buttons offer its sister sizes. */
export function BandCupPicker(props: SizePickerProps) {
  const { options, chosenId, onChoose } = props;
  const matrix = toSizeMatrix(options);
  if (!matrix) return <SizePicker {...props} />;
  const chosen = options.find(({ variantId }) => variantId === chosenId);
  const sisters =
    chosen && !chosen.isAvailable
      ? sisterSizes(chosen.size, options).filter(({ option }) => option.isAvailable)
      : [];
  return (
    <>
      <div className={styles.slide}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td aria-hidden="true" />
              {matrix.cups.map((cup) => (
                <th key={cup} scope="col">
                  {cup}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.bands.map((band, row) => (
              <tr key={band}>
                <th scope="row">{band}</th>
                {matrix.cups.map((cup, column) => {
                  const option = matrix.rows[row]?.[column];
                  if (!option)
                    return (
                      <td key={cup} className={styles.none}>
                        <span className="sr">{bandCupCopy.notMade}</span>
                      </td>
                    );
                  const { variantId, isAvailable, unitsLeft } = option;
                  return (
                    <td key={cup}>
                      <label
                        className={join(
                          styles.cell,
                          !isAvailable && styles.out,
                          sisters.some((sister) => sister.option === option) && styles.sister,
                        )}
                      >
                        <input
                          {...sizeRadio(variantId, props)}
                          aria-label={nameOf(option)}
                          onFocus={showWhole}
                        />
                        <span aria-hidden="true">
                          {cup}
                          {unitsLeft !== null && <small>{productCopy.left(unitsLeft)}</small>}
                        </span>
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.key} aria-hidden="true">
        <i className={styles.out}>{bandCupCopy.out}</i>
        <i className={styles.none}>{bandCupCopy.notMade}</i>
      </p>
      {chosen && sisters.length > 0 && (
        <div key={chosen.variantId} ref={bringIntoView} className={styles.hint} role="status">
          <p>{bandCupCopy.sisters(chosen.size)}</p>
          {sisters.map(({ option, band }) => (
            <button key={option.variantId} type="button" onClick={() => onChoose(option.variantId)}>
              {bandCupCopy.sister(option.size, band)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** '34B', with what the table shows of it. */
function nameOf({ size, isAvailable, unitsLeft }: SizeOption): string {
  if (!isAvailable) return productCopy.soldOutChoice(size);
  return unitsLeft === null ? size : `${size}, ${productCopy.left(unitsLeft)}`;
}
