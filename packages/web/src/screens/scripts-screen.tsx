import { scriptsCopy as copy } from '../copy/scripts-copy.ts';
import type { ListedScript } from '../data/scripts-page.ts';
import styles from './scripts-screen.module.css';

/** For the people who run the shop: which scripts of others may run, and what each of them was when it was looked at. */
export function ScriptsScreen({ scripts }: { scripts: ListedScript[] }) {
  return (
    <div className="wrap section">
      <h1 className="d3">{copy.title}</h1>
      <p className="lede muted">{scripts.length === 0 ? copy.none : copy.text}</p>
      {scripts.length > 0 && (
        <section className={styles.scroll} aria-label={copy.title} tabIndex={-1}>
          <table className={styles.scripts}>
            <thead>
              <tr>
                {Object.entries(copy.columns).map(([name, title]) => (
                  <th key={name} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {scripts.map(({ provider, purpose, owner, consent, address, fetched }) => (
                <tr key={address}>
                  <th scope="row">{provider}</th>
                  <td>{purpose}</td>
                  <td>{owner}</td>
                  <td>{consent}</td>
                  <td className={styles.address}>
                    {address}
                    <br />
                    {fetched ? `${fetched.hash} (${copy.bytes(fetched.bytes)})` : copy.notFetched}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
