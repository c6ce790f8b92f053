/** The reviews provider's key of a product: `shopify-{legacy_id}` `[call.other-third-party-calls.4]`; null without a numeric id. */
export function reviewKey(legacyId: string | number | null | undefined): string | null {
  const id = String(legacyId ?? '').trim();
  return /^\d+$/.test(id) ? `shopify-${id}` : null;
}
