import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';
import { join } from './join.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  size?: number;
  /** What it does, for screen readers. */
  label: string;
}

export function IconButton({ icon, size = 22, label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={join(styles.button, className)}>
      <Icon name={icon} size={size} />
      {children}
    </button>
  );
}
