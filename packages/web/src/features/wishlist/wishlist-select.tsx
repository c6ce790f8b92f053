import fieldStyles from '../../ui/field.module.css';
import { join } from '../../ui/join.ts';
import styles from './wishlist-modal.module.css';

interface WishlistSelectProps {
  id: string;
  label: string;
  /** Shown until something is chosen. */
  prompt: string;
  value: string | null;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  onChoose: (value: string) => void;
}

export function WishlistSelect({ id, label, prompt, value, options, onChoose }: WishlistSelectProps) {
  return (
    <div>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={join(fieldStyles.input, styles.select)}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {value === null && (
          <option value="" disabled>
            {prompt}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
