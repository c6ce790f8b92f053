import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useModalDialog } from '../hooks/use-modal-dialog.ts';
import { Deferred } from './deferred.tsx';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { join } from './join.ts';

/** `[const.timings.2]` */
const SLIDE_MS = 400;

interface DrawerProps {
  ref?: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  foot?: ReactNode;
  isWide?: boolean;
  /** Slides in from below on phones, no higher than its content. */
  isSheet?: boolean;
  /** Has its content while it is closed, too, because it is about to open. */
  isNear?: boolean;
  /** See `useModalDialog`. */
  isBesidePage?: boolean;
  children: ReactNode;
}

/**
 * Slides in from the right over a mask. The native dialog traps focus, gives it back, makes the page behind inert
 * and closes on Escape; head and foot are fixed, the middle scrolls.
 */
export function Drawer(props: DrawerProps) {
  const own = useRef<HTMLDialogElement>(null);
  const {
    ref: dialog = own,
    isOpen,
    onClose,
    title,
    closeLabel,
    foot,
    isWide,
    isSheet,
    isNear,
    isBesidePage = false,
    children,
  } = props;
  const titleId = useId();
  const [isFilled, setFilled] = useState(isOpen);
  useModalDialog(dialog, isOpen, onClose, { isBesidePage });
  if (isOpen && !isFilled) setFilled(true);
  const hasContent = isFilled || isNear;
  const isAhead = (isNear && !isFilled) || undefined;

  // It slides out with its content, which is removed afterwards: nothing in it may be announced.
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setFilled(false), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      inert={isAhead}
      aria-hidden={isAhead}
      className={join(styles.drawer, isWide && styles.wide, isSheet && styles.sheet)}
    >
      <div className={styles.head}>
        <h2 className="t1" id={titleId}>
          {title}
        </h2>
        <IconButton icon="close-x" label={closeLabel} onClick={onClose} />
      </div>
      {hasContent && <div className={styles.body}>{children}</div>}
      {hasContent && foot && (
        <Deferred>
          <div className={styles.foot}>{foot}</div>
        </Deferred>
      )}
    </dialog>
  );
}
