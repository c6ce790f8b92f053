import type { ConsentCategory } from '@storefront/core/consent/consent';
import { consentLines } from '../../clients/consent-lines.ts';
import { siteConfig } from '../../clients/site-config.ts';
import { consentChoicesCopy as copy } from '../../copy/consent-choices-copy.ts';
import styles from './consent-lines.module.css';

const { categories: names } = copy;

/** Who is in a category, what each of them stores, and for how long. */
export function ConsentLines({ category }: { category: ConsentCategory }) {
  const lines = consentLines.filter(({ consent }) => consent === category);
  return (
    <details className={styles.whole}>
      <summary>{copy.who}</summary>
      <table className={styles.lines}>
        <caption className="sr">{names[category].name}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{copy.columns.who}</th>
            <th scope="col">{copy.columns.what}</th>
            <th scope="col">{copy.columns.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ provider, why, stored }) => (
            <tr key={`${provider}${stored?.place}${stored?.key}${why}`}>
              <th scope="row">{provider ?? siteConfig.brandName}</th>
              <td>
                {why}
                {stored && <span className={styles.key}>{stored.key}</span>}
              </td>
              <td>{stored?.retention ?? copy.nothingStored}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
