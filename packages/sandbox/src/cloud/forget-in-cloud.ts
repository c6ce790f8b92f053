/** After a reset: has the cloud at `url` forget the world before. One that does not run has nothing to forget. */
export async function forgetInCloud(url: string): Promise<void> {
  try {
    const init = { method: 'POST', headers: { 'x-sandbox-desk': '1' }, signal: AbortSignal.timeout(10_000) };
    const { ok, status } = await fetch(`${url}/sandbox/reset`, init);
    if (!ok) console.warn(`The cloud did not forget the world before the reset: it answered ${status}.`);
  } catch (error) {
    console.warn('The cloud could not be told of the reset:', error);
  }
}
