/** `[entity.other-catalogue-entities.4]` */
export interface VideoSource {
  url: string;
  mimeType: string;
  format: string;
  height: number;
  width: number;
}

/** `[call.commerce-storefront-api.28]` The tallest source; null without any. */
export function tallestSource(sources: readonly VideoSource[]): VideoSource | null {
  return sources.reduce<VideoSource | null>(
    (tallest, source) => (tallest === null || source.height > tallest.height ? source : tallest),
    null,
  );
}
