import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  /** The most that can be bought; null where it is unknown. */
  limit: number | null;
  onChange: (value: number) => void;
}

/** The control that has reached the limit keeps the focus, which the browser takes from one that is disabled. */
export function Stepper({ label, lessLabel, moreLabel, value, limit, onChange }: StepperProps) {
  const isAtLimit = limit !== null && value >= limit;
  return (
    <fieldset className={styles.stepper}>
      <legend className="sr">{label}</legend>
      <IconButton icon="minus" size={16} label={lessLabel} onClick={() => onChange(value - 1)} />
      <output className={`num ${styles.value}`}>{value}</output>
      <IconButton
        icon="add"
        size={16}
        label={moreLabel}
        aria-disabled={isAtLimit || undefined}
        onClick={() => !isAtLimit && onChange(value + 1)}
      />
    </fieldset>
  );
}
