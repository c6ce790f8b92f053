import { findSize, measuredColumns, readMeasure } from '@storefront/core/product/find-size';
import type { SizeTable } from '@storefront/core/product/size-guide';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { sectionCopy as copy } from '../../copy/section-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './size-guide.module.css';

/** The size of one table for what a tape says. Nothing is sent anywhere. */
export function SizeFinder({ table, unit }: { table: SizeTable; unit: 'in' | 'cm' }) {
  const id = useId();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [answer, setAnswer] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const names = measuredColumns(table);
  if (names.length === 0) return null;

  function find(event: FormEvent) {
    event.preventDefault();
    const typed = names.filter((name) => texts[name]?.trim());
    const read = typed.map((name) => [name, readMeasure(texts[name] ?? '', unit)] as const);
    const wrong = read
      .filter(([, measure]) => measure === null)
      .map(([name]) => [name, copy.noMeasure] as const);
    setErrors(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first) document.getElementById(`${id}-${first[0]}`)?.focus();
    setAnswer(first ? null : copy.size(findSize(table, Object.fromEntries(read))));
  }

  return (
    <form className={styles.finder} onSubmit={find} noValidate>
      <h2 className="t2">{copy.numbers}</h2>
      {/* Before its script has come, the browser itself would send the form. */}
      <fieldset className={styles.fields} disabled={!isReady}>
        <legend className="sr">{copy.numbers}</legend>
        {names.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={`${name}, ${unit}`}
            inputMode="decimal"
            autoComplete="off"
            value={texts[name] ?? ''}
            error={errors[name] ?? null}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        ))}
        <Button type="submit" isSmall>
          {copy.findSize}
        </Button>
      </fieldset>
      <p role="status">{answer}</p>
    </form>
  );
}
