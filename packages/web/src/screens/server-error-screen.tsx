import { serverErrorCopy } from '../copy/server-error-copy.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';
import { MoreLink } from '../ui/more-link.tsx';
import styles from './not-found-screen.module.css';

/** Shown for a page that was never built while its source is down. */
export function ServerErrorScreen() {
  return (
    <div className={join('wrap', 'grid', styles.sold)}>
      <div>
        <span className="wine">
          <Icon name="bow" size={44} />
        </span>
        <h1 className="d2">{serverErrorCopy.heading}</h1>
        <p className="lede">{serverErrorCopy.body}</p>
        <MoreLink href={paths.home}>{serverErrorCopy.home}</MoreLink>
      </div>
    </div>
  );
}
