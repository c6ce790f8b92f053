/**
 * `GET` of one of our own endpoints: what it answers in JSON. Rejects when it does not answer well within
 * `timeoutMs`.
 */
export async function getOwn(path: string, timeoutMs = 8_000): Promise<unknown> {
  // Browsers would first give what they kept, and ask for the next time only.
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
