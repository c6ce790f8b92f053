import { html } from 'hono/html';
import type { FieldName, FormError, FormValues } from './checkout-form.ts';
import type { Html } from './page-frame.ts';

export interface FormState {
  values: FormValues;
  errors: FormError[];
}

export interface FieldLook {
  autocomplete: string;
  type?: string;
  inputmode?: string;
  isOptional?: boolean;
  /** Optional without a label that says so. */
  isUnmarked?: boolean;
  /** Instead of the word that it is optional. */
  hint?: string;
  note?: string;
  className?: string;
}

/** A labelled field with its error beside it. */
export function field(name: FieldName, label: string, look: FieldLook, form: FormState): Html {
  const { error, describedBy } = about(name, look.note, form);
  return html`<div class="field ${look.className ?? ''}${error ? ' field--wrong' : ''}">
<label for="${name}">${label}${look.isOptional && !look.isUnmarked ? html` <span class="optional">${look.hint ?? 'optional'}</span>` : null}</label>
<input id="${name}" name="${name}" type="${look.type ?? 'text'}" value="${form.values[name] ?? ''}" autocomplete="${look.autocomplete}"${look.inputmode ? html` inputmode="${look.inputmode}"` : null}${look.isOptional ? null : html` aria-required="true"`}${describedBy ? html` aria-describedby="${describedBy}"` : null}${error ? html` aria-invalid="true"` : null}>
${notes(name, look.note, error)}</div>`;
}

export function selectField(
  name: FieldName,
  label: string,
  look: FieldLook & { options: { code: string; name: string }[] },
  form: FormState,
): Html {
  const { error, describedBy } = about(name, look.note, form);
  const chosen = form.values[name] ?? '';
  const options = look.options.map(
    (option) =>
      html`<option value="${option.code}"${option.code === chosen ? html` selected` : null}>${option.name}</option>`,
  );
  return html`<div class="field ${look.className ?? ''}${error ? ' field--wrong' : ''}">
<label for="${name}">${label}</label>
<select id="${name}" name="${name}" autocomplete="${look.autocomplete}"${describedBy ? html` aria-describedby="${describedBy}"` : null}${error ? html` aria-invalid="true"` : null}>${options}</select>
${notes(name, look.note, error)}</div>`;
}

function about(name: FieldName, note: string | undefined, { errors }: FormState) {
  const error = errors.find((known) => known.field === name)?.message ?? null;
  const describedBy = [error && `${name}-error`, note && `${name}-note`].filter(Boolean).join(' ');
  return { error, describedBy };
}

function notes(name: FieldName, note: string | undefined, error: string | null): Html {
  return html`${error ? html`<p class="field__error" id="${name}-error">${error}</p>` : null}${note ? html`<p class="field__note" id="${name}-note">${note}</p>` : null}`;
}

/** What is to be put right, with a link to where that is done. */
export interface Problem {
  text: string;
  address: string;
}

/** An error with the name of its field. */
export function fieldProblem(
  { field: name, message }: FormError,
  labels: Record<FieldName, string>,
): Problem {
  return { text: `${labels[name]}: ${afterColon(message)}`, address: `#${name}` };
}

export function errorSummary(problems: Problem[]): Html | null {
  if (problems.length === 0) return null;
  const items = problems.map(({ text, address }) => html`<li><a href="${address}">${text}</a></li>`);
  const counted = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  return errorBox(`${counted} to put right`, html`<ul>${items}</ul>`);
}

/** Why Pay did nothing although nothing is wrong. */
export function refusalBox(text: string): Html {
  return errorBox('Not paid yet', html`<p>${text}</p>`);
}

function errorBox(title: string, body: Html): Html {
  return html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>${title}</h2>${body}</div>`;
}

function afterColon(sentence: string): string {
  // A code stays in capitals.
  return sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
