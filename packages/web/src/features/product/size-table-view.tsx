import {
  evenRows,
  rowOfSize,
  rowsForCountry,
  rowsInCentimetres,
  type SizeTable,
  titleInCentimetres,
} from '@storefront/core/product/size-guide';
import { drawerCopy } from '../../copy/drawer-copy.ts';
import styles from './size-guide.module.css';

interface SizeTableProps {
  table: SizeTable;
  /** Null shows the columns of all countries. */
  country: string | null;
  isInCentimetres: boolean;
  /** The shopper's. */
  size: string | null;
  /** Among several tables each shows its title; for a single one the drawer's own is enough. */
  isTitled: boolean;
}

/** A scrollable table must be focusable, for the keyboard. */
function focusableWhenScrollable(frame: HTMLElement | null) {
  if (frame && frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
}

/** `[screen.product-detail-page.16]` The first row has the headings, the first column the sizes. */
export function SizeTableView({ table, country, isInCentimetres, size, isTitled }: SizeTableProps) {
  const even = evenRows(table.rows);
  const own = size === null ? null : rowOfSize(even, size);
  const ofCountry = country === null ? even : rowsForCountry(even, country);
  const [headings = [], ...rows] = isInCentimetres ? rowsInCentimetres(ofCountry) : ofCountry;
  const title = table.title && (isInCentimetres ? titleInCentimetres(table.title) : table.title);
  return (
    <div className={styles.scroll} ref={focusableWhenScrollable}>
      <table className={styles.table}>
        {title && <caption className={isTitled ? undefined : 'sr'}>{title}</caption>}
        <thead>
          <tr>
            {byPlace(headings).map(([place, heading]) => (
              <th key={place} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPlace(rows).map(([line, [name, ...cells]]) => (
            // Without the headings' row.
            <tr key={line} className={line + 1 === own ? styles.own : undefined}>
              <th scope="row">
                {name || <NoValue />}
                {line + 1 === own && (
                  <>
                    {' '}
                    <span className={styles.badge}>{drawerCopy.yours}</span>
                  </>
                )}
              </th>
              {byPlace(cells).map(([place, cell]) => (
                <td key={place} className="num">
                  {cell || <NoValue />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** With its place in the table, which is all that a cell is known by: headings and values may be repeated. */
const byPlace = <Item,>(items: readonly Item[]) => items.map((item, at) => [at, item] as const);

function NoValue() {
  return (
    <>
      <span aria-hidden="true">{drawerCopy.noValue}</span>
      <span className="sr">{drawerCopy.notGiven}</span>
    </>
  );
}
