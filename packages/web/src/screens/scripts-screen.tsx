import { scriptsCopy as copy } from '../copy/scripts-copy.ts';
import type { ListedScript } from '../data/scripts-page.ts';

/**
 * For the people who run the shop: which scripts of others may run, and what each of them was when it was looked at.
 * Without styles of its own, because every page would list their file.
 */
export function ScriptsScreen({ scripts }: { scripts: ListedScript[] }) {
  return (
    <div className="wrap section">
      <h1 className="d3">{copy.title}</h1>
      <p className="lede muted">{scripts.length === 0 ? copy.none : copy.text}</p>
      <ul aria-label={copy.title}>
        {scripts.map(({ provider, purpose, owner, consent, address, fetched }) => (
          <li key={address} className="hang section-tight">
            <h2 className="t2">{provider}</h2>
            <p>{copy.facts({ purpose, owner, consent })}</p>
            <p className="small">{address}</p>
            <p className="small muted">
              {fetched ? `${fetched.hash} (${copy.bytes(fetched.bytes)})` : copy.notFetched}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
