/**
 * One element per requested tag. What the provider itself says of a product stands in its core mappings; the attributes
 * are the merchant's feed, whose fields and types the index's settings decide: `fromRecommendation` reads them.
 */
export const recommendShape = [
  {
    results: [
      {
        'id??': 'code',
        mappings: {
          core: {
            uid: 'code',
            'sku??': 'code',
            name: 'text',
            url: 'text',
            price: 'amount',
            'msrp??': 'amount',
            'brand??': 'text',
            'description??': 'text',
            'imageUrl??': 'text',
          },
        },
        attributes: 'object',
      },
    ],
  },
] as const;

/** Distinguishes a profile that editors have paused from an address that does not exist; both are 404. */
export const messageShape = { message: 'text' } as const;
