/** Rejects with the signal's reason when that comes first; `work` is left to itself then. */
export async function untilEnded<Answer>(work: Promise<Answer>, ended?: AbortSignal): Promise<Answer> {
  if (ended === undefined) return work;
  const end = Promise.withResolvers<never>();
  const giveUp = () => end.reject(ended.reason);
  ended.addEventListener('abort', giveUp);
  if (ended.aborted) giveUp();
  try {
    return await Promise.race([work, end.promise]);
  } finally {
    ended.removeEventListener('abort', giveUp);
  }
}
