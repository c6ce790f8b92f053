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

export function Stepper({ label, lessLabel, moreLabel, value, limit, onChange }: StepperProps) {
  return (
    <fieldset className={styles.stepper}>
      <legend className="sr">{label}</legend>
      <IconButton icon="minus" size={16} label={lessLabel} onClick={() => onChange(value - 1)} />
      <output className={`num ${styles.value}`}>{value}</output>
      <IconButton
        icon="add"
        size={16}
        label={moreLabel}
        disabled={limit !== null && value >= limit}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  );
}
