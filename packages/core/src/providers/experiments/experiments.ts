/** A/B tests. Without a provider everybody sees the shop as it is. */
export interface Experiments {
  /** Which variant of an experiment this visitor sees; null for the shop as it is. Never rejects. */
  variantOf(experiment: string): Promise<string | null>;
}

/** What a provider of A/B tests must bring along. */
export interface ExperimentsAdapter {
  variantOf(experiment: string): Promise<string | null> | string | null;
}
