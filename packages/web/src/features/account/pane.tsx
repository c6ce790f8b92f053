import { type ReactNode, useId } from 'react';
import { accountCopy as copy } from '../../copy/account-copy.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './pane.module.css';
import type { Read } from './use-read.ts';

/** Panes side by side from 768 px. */
export function Panes({ isUneven, children }: { isUneven?: boolean; children: ReactNode }) {
  return <div className={join(styles.panes, isUneven && styles.uneven)}>{children}</div>;
}

interface PaneProps {
  title: string;
  link?: { href: string; text: string };
  children: ReactNode;
}

/** A part of an account screen: it hangs from an ink line, with its title and a link to more. */
export function Pane({ title, link, children }: PaneProps) {
  const id = useId();
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className="t2">
          {title}
        </h2>
        {link && (
          <Link href={link.href} className="link">
            {link.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface ReadPartProps<Value> {
  read: Read<Value>;
  retry: () => void;
  /** The place of the content until it is there. */
  waiting?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Something that is read from the platform; what fails leaves the rest of the screen as it is. */
export function ReadPart<Value>({ read, retry, waiting, children }: ReadPartProps<Value>) {
  if (read.step === 'ready') return children(read.value);
  if (read.step === 'loading')
    return <div aria-busy="true">{waiting ?? <Skeleton className={styles.lines} />}</div>;
  return (
    <div className={styles.failed} role="alert">
      <p>{copy.partFailed}</p>
      <button type="button" className="link" onClick={retry}>
        {copy.retry}
      </button>
    </div>
  );
}

/** The lines of an address, as the platform formats it for its country. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return <address className={styles.address}>{lines.join('\n')}</address>;
}
