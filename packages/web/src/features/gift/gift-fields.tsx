import { GIFT_MESSAGE_LIMIT, limitGiftMessage } from '@storefront/core/cart/gift-message';
import type { GiftCheck } from '@storefront/core/gift/check-gift';
import type { GiftForm } from '@storefront/core/gift/gift';
import { giftHours } from '@storefront/core/gift/hours';
import { giftTimeZones } from '@storefront/core/gift/time-zones';
import { typeDate } from '@storefront/core/gift/type-date';
import { useId } from 'react';
import { giftCopy as copy } from '../../copy/gift-copy.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './gift.module.css';

interface GiftFieldsProps {
  form: GiftForm;
  check: GiftCheck;
  onChange: (changes: Partial<GiftForm>) => void;
  /** The first sign that somebody fills it in. */
  onIntent: () => void;
}

/**
 * `[screen.product-detail-page.25]` `[screen.product-detail-page.26]` `[screen.product-detail-page.27]`
 * `[screen.product-detail-page.28]` The page's button sends it; Enter in a field does nothing.
 */
export function GiftFields({ form, check, onChange, onIntent }: GiftFieldsProps) {
  const id = useId();
  const { name, email, confirmEmail, message, date, hour, timeZone } = form;
  return (
    <form
      method="post"
      className={styles.fields}
      aria-label={copy.form}
      autoComplete="off"
      noValidate
      onFocus={onIntent}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        id={`${id}-name`}
        className={styles.span}
        label={copy.to}
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        id={`${id}-email`}
        label={copy.email}
        type="email"
        maxLength={254}
        required
        value={email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <Field
        id={`${id}-confirm`}
        label={copy.confirmEmail}
        type="email"
        maxLength={254}
        required
        value={confirmEmail}
        error={check.emailProblem && copy.emailsDiffer}
        onChange={({ target }) => onChange({ confirmEmail: target.value })}
      />
      <div className={styles.span}>
        <label className={styles.label} htmlFor={`${id}-message`}>
          {copy.message}
        </label>
        <textarea
          id={`${id}-message`}
          className={styles.message}
          aria-describedby={`${id}-note`}
          value={message}
          onChange={({ target }) => onChange({ message: limitGiftMessage(target.value) })}
        />
        <p id={`${id}-note`} className={styles.note}>
          <span>{copy.messageNote}</span>
          <span className="num">{copy.characters(message.length, GIFT_MESSAGE_LIMIT)}</span>
        </p>
      </div>
      <Field
        id={`${id}-date`}
        label={copy.date}
        inputMode="numeric"
        required
        value={date}
        error={check.dateProblem && copy.notInFuture}
        onChange={({ target }) => onChange({ date: typeDate(target.value, date) })}
      />
      <div className={styles.time}>
        <Choice
          id={`${id}-hour`}
          label={copy.hour}
          value={hour}
          options={giftHours}
          onChange={(value) => onChange({ hour: value })}
        />
        <Choice
          id={`${id}-zone`}
          label={copy.timeZone}
          value={timeZone}
          options={giftTimeZones.map(({ label }) => ({ label, value: label }))}
          onChange={(value) => onChange({ timeZone: value })}
        />
      </div>
    </form>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: readonly { label: string; value: string }[];
  onChange: (value: string) => void;
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="select" size={20} />
    </div>
  );
}
