/**
 * Collects what a page complains about, in engines whose drivers do not report it. Runs in the page, as early as the
 * driver reaches it and again at each call: a page that was exchanged is watched anew. Returns what was new.
 */
export function watchErrors(): string[] {
  const kept: { complaints?: string[] } & Window = window;
  const known = kept.complaints;
  if (known !== undefined) return known.splice(0);
  const complaints: string[] = [];
  kept.complaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      original(...words);
    };
  }
  addEventListener('error', ({ message, filename }) => complaints.push(`${message} (${filename})`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`Not handled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`The security policy forbids by ${violatedDirective}: ${blockedURI}`),
  );
  return [];
}
