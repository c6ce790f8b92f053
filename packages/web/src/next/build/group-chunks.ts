interface CacheGroup {
  name: string;
  chunks: 'async';
  test: RegExp;
  enforce: boolean;
}

/** What is used of webpack's configuration; `false` where nothing is split. */
interface WebpackConfig {
  optimization?: { splitChunks?: false | { cacheGroups?: Record<string, unknown>; minSize?: number } };
}

/**
 * The client of the commerce platform and what reads its answers. Cart, stock and listings share it; webpack would put the
 * package and our own part of it into two scripts.
 */
const commerce: CacheGroup = {
  name: 'commerce',
  chunks: 'async',
  test: /@shopify[\\/](?:storefront-api|graphql)-client[\\/]|core[\\/]src[\\/]providers[\\/](?:(?:read-answer|retry)\.ts|commerce[\\/](?:browser|client|generated[\\/]answer-shapes|judge-response|read-remaining-pages|unreadable)\.ts)$/,
  enforce: true,
};

/**
 * Before minification. Of less a script of its own is no gain: by itself it is compressed worse, and the bag's drawer has
 * to fetch one more.
 */
const MIN_BYTES = 26_000;

/** Has code that is always needed together travel in one script. */
export function groupChunks({ optimization }: WebpackConfig): void {
  const split = optimization?.splitChunks;
  if (!split) return;
  split.cacheGroups = { ...split.cacheGroups, commerce };
  split.minSize = MIN_BYTES;
}
