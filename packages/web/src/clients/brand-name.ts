/** The name of the shop's brand, apart from its other settings for what every page loads. next.config.mjs writes it. */
export const brandName: string = process.env.PUBLIC_BRAND_NAME ?? '';
