const secretNames =
  /authorization|cookie|credential|email|key$|multipass|passw|phone|regid|secret|session|signature|token/i;
const mailAddress = /[^\s@"'<>:]+@[^\s@"'<>]+\.[a-z]{2,}/gi;
const secretWords = /\b(?:Bearer|Basic)\s+[\w.~+/=-]+|\bshp[a-z]{2,3}_\w+|([?&](?:key|token)=)[^&\s"]+/gi;
const MAX_DEPTH = 5;

/** A copy for the log without values of secret names, e-mail addresses, tokens and keys in URLs. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    return value
      .slice(0, 2_000)
      .replace(secretWords, (_, name = '') => `${name}[secret]`)
      .replace(mailAddress, '[e-mail]');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[deeper]';
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
