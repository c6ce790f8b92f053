import type { FormProblem } from '@storefront/core/account/account-form';
import type { ReactNode } from 'react';
import { accountFormCopy as copy } from '../../../copy/account-form-copy.ts';
import styles from './form.module.css';
import type { FormState } from './use-form.ts';

interface FormSummaryProps {
  form: FormState;
  /** The id of a field's input. */
  idOf: (field: string) => string;
  /** The label of a field; null for a field that this form does not show. */
  labelOf: (field: string) => string | null;
  /** Of a refused login. */
  refused?: ReactNode;
}

/** What a form was not accepted for, with links to its fields. It receives the focus, and is announced with it. */
export function FormSummary({ form: { refusal, summary }, idOf, labelOf, refused }: FormSummaryProps) {
  if (refusal === null) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
      {refusal.kind === 'fields' ? (
        <>
          <p className={styles.lead}>{copy.check}</p>
          <ul>
            {Object.keys(refusal.problems).map((field) => {
              const label = labelOf(field);
              return (
                label && (
                  <li key={field}>
                    <a
                      className="link"
                      href={`#${idOf(field)}`}
                      onClick={(event) => {
                        event.preventDefault();
                        document.getElementById(idOf(field))?.focus();
                      }}
                    >
                      {label}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </>
      ) : refusal.kind === 'login' ? (
        refused
      ) : (
        <p className={styles.lead}>
          {refusal.kind === 'throttled' ? copy.throttled(refusal.retryAfterS) : copy[refusal.kind]}
        </p>
      )}
    </div>
  );
}

/** The words for a field's problem; null while it has none. */
export function problemText(problem: FormProblem | undefined, field: string): string | null {
  if (problem === undefined) return null;
  return problem === 'long' && field === 'password' ? copy.passwordLong : copy.problem[problem];
}
