/** An objection with one of the platform's `CustomerErrorCode`s. */
export interface CustomerError {
  code: string;
  field: string[] | null;
  message: string;
}

export interface CustomerFields {
  email?: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
}

export function customerError(code: string, field: string[] | null, message: string): CustomerError {
  return { code, field, message };
}

/** Checks the given fields only. `at` is the path to the fields. */
export function checkFields(fields: CustomerFields, at: string[]): CustomerError[] {
  const errors: CustomerError[] = [];
  if (typeof fields.email === 'string') errors.push(...checkEmail(fields.email, [...at, 'email']));
  if (typeof fields.password === 'string') {
    errors.push(...checkPassword(fields.password, [...at, 'password']));
  }
  for (const name of ['firstName', 'lastName'] as const) {
    const value = fields[name];
    if (typeof value === 'string') errors.push(...checkName(value, [...at, name]));
  }
  if (fields.phone && !isPhone(fields.phone)) {
    errors.push(customerError('INVALID', [...at, 'phone'], 'Phone is invalid'));
  }
  return errors;
}

export function isPhone(text: string): boolean {
  return /^\+?[\d\s()./-]{7,20}$/.test(text);
}

function checkEmail(email: string, field: string[]): CustomerError[] {
  if (email.trim() === '') return [customerError('BLANK', field, "Email can't be blank")];
  if (email.length > 255) return [customerError('TOO_LONG', field, 'Email is too long')];
  const found = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email.trim());
  if (!found) return [customerError('INVALID', field, 'Email is invalid')];
  if (found[1]?.includes('..')) {
    return [customerError('BAD_DOMAIN', field, 'Email contains an invalid domain name')];
  }
  return [];
}

export function checkPassword(password: string, field: string[]): CustomerError[] {
  if (password === '') return [customerError('BLANK', field, "Password can't be blank")];
  if (password !== password.trim()) {
    const message = 'Password cannot start or end with whitespace';
    return [customerError('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', field, message)];
  }
  if (password.length < 5) {
    return [customerError('TOO_SHORT', field, 'Password is too short (minimum is 5 characters)')];
  }
  if (password.length > 40) {
    return [customerError('TOO_LONG', field, 'Password is too long (maximum is 40 characters)')];
  }
  return [];
}

function checkName(name: string, field: string[]): CustomerError[] {
  const label = field.at(-1) === 'firstName' ? 'First name' : 'Last name';
  if (name.length > 255) return [customerError('TOO_LONG', field, `${label} is too long`)];
  if (/<[^>]+>/.test(name)) {
    return [customerError('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`)];
  }
  if (/https?:\/\/|www\./i.test(name)) {
    return [customerError('CONTAINS_URL', field, `${label} cannot contain URL`)];
  }
  return [];
}
