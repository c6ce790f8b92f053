import { type ComponentProps, useDeferredValue } from 'react';
import { isSecondClick } from '../hooks/is-second-click.ts';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import { join } from './join.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'ink' | 'line' | 'quiet';
  isBlock?: boolean;
  isSmall?: boolean;
  /** Shows a spinner and ignores clicks; stays focusable, so that the focus is not lost. */
  isBusy?: boolean;
  /** Ignores the second click of a double click, for what adds: nobody who presses twice means two. */
  isOnce?: boolean;
}

export function Button({
  look = 'ink',
  isBlock,
  isSmall,
  isBusy,
  isOnce,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy || (isOnce && isSecondClick(event))) event.preventDefault();
        else rest.onClick?.(event);
      }}
      className={join(
        styles.button,
        look === 'line' && styles.line,
        look === 'quiet' && styles.quiet,
        isBlock && styles.block,
        isSmall && styles.small,
        isBusy && styles.busy,
        className,
      )}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** In a frame of its own: a drawing of the sprite costs milliseconds that what the press opens would wait for. */
const Spinner = () => useDeferredValue(true, false) && <Icon name="loading-spinner" size={18} />;
