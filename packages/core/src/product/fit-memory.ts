/** The size that was chosen last, by product type: '{"Dresses":"M"}' in the browser's storage under `fit`. */
export type FitMemory = Readonly<Record<string, string>>;

/** Its key in the browser's storage. */
export const FIT_KEY = 'fit';

/** Reads what the browser stores; empty for nothing and for anything else than texts by type. */
export function readFit(stored: string | null): FitMemory {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((one): one is [string, string] => typeof one[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** What the browser stores after a choice; after forgetting (`size` null) without the type, null when nothing is left. */
export function rememberFit(stored: string | null, productType: string, size: string | null): string | null {
  const { [productType]: _, ...others } = readFit(stored);
  const fit = size === null ? others : { ...others, [productType]: size };
  return Object.keys(fit).length === 0 ? null : JSON.stringify(fit);
}

/** The option of the size that was chosen last for this type; null where it is not made or none is known. */
export function suggestedOption<Option extends { size: string }>(
  stored: string | null,
  productType: string,
  options: readonly Option[],
): Option | null {
  const size = readFit(stored)[productType];
  return options.find((option) => option.size === size) ?? null;
}
