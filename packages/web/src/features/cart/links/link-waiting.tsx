import { cartLinkCopy as copy } from '../../../copy/cart-link-copy.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './link-waiting.module.css';

interface LinkWaitingProps {
  title: string;
  waiting: string;
  /** What went wrong; null while the link is followed. */
  problem: { title: string; text: string } | null;
  /** Absent where trying again would not help. */
  onAgain?: () => void;
}

/** The page of a link that does something to the bag, until it has led on. */
export function LinkWaiting({ title, waiting, problem, onAgain }: LinkWaitingProps) {
  return (
    <div className="wrap section" aria-busy={problem === null}>
      <h1 className="d2">{problem?.title ?? title}</h1>
      <p className={`lede muted ${styles.text}`} role="status">
        {problem?.text ?? waiting}
      </p>
      {problem === null ? (
        <Skeleton className="section-tight" />
      ) : (
        <p className={`section-tight ${styles.onward}`}>
          {onAgain && <Button onClick={onAgain}>{copy.again}</Button>}
          <Link href={paths.home} className="link">
            {copy.onward}
          </Link>
        </p>
      )}
    </div>
  );
}
