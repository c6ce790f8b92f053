import { type FormProblem, hasCode1 } from '@storefront/core/account/account-form';
import type { AccountRefusal } from '@storefront/core/account/account-refusal';
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
  const fields = refusal.kind === 'fields' ? Object.keys(refusal.problems) : [];
  const labelled = fields.flatMap((field) => {
    const label = labelOf(field);
    return label === null ? [] : [{ field, label }];
  });
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
      {labelled.length > 0 ? (
        <>
          <p className={styles.lead}>{copy.check}</p>
          <ul>
            {labelled.map(({ field, label }) => (
              <li key={field}>
                <FieldLink id={idOf(field)}>{label}</FieldLink>
              </li>
            ))}
          </ul>
        </>
      ) : refusal.kind === 'login' ? (
        refused
      ) : (
        <p className={styles.lead}>{sentence(refusal)}</p>
      )}
    </div>
  );
}

function sentence(refusal: AccountRefusal): string {
  if (refusal.kind === 'throttled') return copy.throttled(refusal.retryAfterS);
  // A field that this form does not have is no mistake of the shopper.
  return refusal.kind === 'session' || refusal.kind === 'link' ? copy[refusal.kind] : copy.outside;
}

/** A link to a field of the same page, which receives the focus. */
export function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      className="link"
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}

/**
 * The words for a field's problem; null while it has none.
 *
 * @param country of a phone number
 */
export function problemText(
  problem: FormProblem | undefined,
  field: string,
  country?: string,
): string | null {
  if (problem === undefined) return null;
  if (problem === 'phone' && country !== undefined && !hasCode1(country)) return copy.phoneWithCode;
  return problem === 'long' && field === 'password' ? copy.passwordLong : copy.problem[problem];
}
