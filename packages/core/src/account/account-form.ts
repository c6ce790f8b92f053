/** Field of a form → its problem. */
export type FormProblems = Readonly<Record<string, FormProblem>>;

export type FormProblem =
  | 'missing'
  | 'email'
  | 'short'
  | 'long'
  | 'spaces'
  | 'html'
  | 'url'
  | 'phone'
  | 'zip'
  | 'taken'
  | 'invalid';

export const PASSWORD_MIN = 8;
/** The platform's limit. */
export const PASSWORD_MAX = 40;
const NAME_MAX = 100;

/** As the server reads it: `{something}@{something}.{something}`, without spaces, quotes and angle brackets. */
export function checkEmail(email: string): FormProblem | null {
  const tidy = email.trim();
  if (tidy === '') return 'missing';
  return tidy.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(tidy) ? null : 'email';
}

/** The present password of an account may be shorter than a new one. */
export function checkPassword(password: string): FormProblem | null {
  return password === '' ? 'missing' : null;
}

export function checkNewPassword(password: string): FormProblem | null {
  if (password === '') return 'missing';
  if (password !== password.trim()) return 'spaces';
  if (password.length < PASSWORD_MIN) return 'short';
  return password.length > PASSWORD_MAX ? 'long' : null;
}

/** Any letters, signs and directions; the platform refuses tags and addresses of pages. */
export function checkName(name: string): FormProblem | null {
  const tidy = name.trim();
  if (tidy.length > NAME_MAX) return 'long';
  if (/[<>]/.test(tidy)) return 'html';
  return /https?:\/\/|www\./i.test(tidy) ? 'url' : null;
}

/** Whose calling code is 1, of the countries where a number is known by its ten digits. */
const withCode1: ReadonlySet<string> = new Set(['US', 'CA']);

/** Whether a number of this country may come without its calling code. */
export const hasCode1 = (country: string): boolean => withCode1.has(country);

/** The fields with a problem, in their order. */
export function collectProblems(found: Readonly<Record<string, FormProblem | null>>): FormProblems {
  const problems: Record<string, FormProblem> = {};
  for (const [field, problem] of Object.entries(found)) if (problem !== null) problems[field] = problem;
  return problems;
}

/** The problems in the order of a form's fields; those of no field last. */
export function inFieldOrder(problems: FormProblems, fields: readonly string[]): FormProblems {
  const placeOf = (field: string) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return Object.fromEntries(
    Object.entries(problems).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  );
}

const problemOfCode = new Map<string, FormProblem>([
  ['account-field-blank', 'missing'],
  ['account-email-domain', 'email'],
  ['account-field-short', 'short'],
  ['account-field-long', 'long'],
  ['account-password-spaces', 'spaces'],
  ['account-field-html', 'html'],
  ['account-field-url', 'url'],
  ['account-field-taken', 'taken'],
]);

/** What the server or the platform objects to: an error of ours per code, and the field that it is about. */
export function problemsOfObjections(
  objections: readonly { code: string; field: string | null }[],
): FormProblems {
  const problems: Record<string, FormProblem> = {};
  for (const { code, field } of objections) {
    if (field !== null) problems[field] ??= problemOfCode.get(code) ?? 'invalid';
  }
  return problems;
}
