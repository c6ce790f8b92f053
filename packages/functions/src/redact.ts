const secretNames =
  /authorization|cookie|credential|email|key$|multipass|passw|phone|regid|secret|session|signature|token/i;
const mailAddress = /[^\s@"'<>:]+@[^\s@"'<>]+\.[a-z]{2,}/gi;
const secretWords = /\b(?:Bearer|Basic)\s+[\w.~+/=-]+|\bshp[a-z]{2,3}_\w+|([?&](?:key|token)=)[^&\s"]+/gi;
const DEEPEST = 5;

/** A value fit for the log: nothing under a secret's name, no mail address, no key in an address. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    return value
      .slice(0, 2_000)
      .replace(secretWords, (_, name = '') => `${name}[secret]`)
      .replace(mailAddress, '[e-mail]');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[deeper]';
  if (value instanceof Error) {
    const { name, message, stack, cause } = value;
    return redact({ name, message, stack, ...(cause === undefined ? {} : { cause }) }, depth + 1);
  }
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  const pairs = Object.entries(value).map(([name, held]) => [
    name,
    secretNames.test(name) ? '[secret]' : redact(held, depth + 1),
  ]);
  return Object.fromEntries(pairs);
}
