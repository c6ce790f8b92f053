/** Resets the cloud at `url` after a reset of the world. Only warns on failure, because the cloud may not run. */
export async function resetCloud(url: string): Promise<void> {
  try {
    const init = { method: 'POST', headers: { 'x-sandbox-desk': '1' }, signal: AbortSignal.timeout(10_000) };
    const { ok, status } = await fetch(`${url}/sandbox/reset`, init);
    if (!ok) console.warn(`The cloud could not be reset: it returned ${status}.`);
  } catch (error) {
    console.warn('The cloud could not be reset:', error);
  }
}
