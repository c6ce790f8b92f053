// Made by codegen.ts from the documents and the platform's schema.
import type { Read } from '../../read-answer.ts';

export const accountErrorShape = {
  'code?': 'text',
  'field?': ['text'],
} as const;

export type AccountErrorAnswer = Read<typeof accountErrorShape>;

export const accountAddressShape = {
  id: 'id',
  'firstName?': 'text',
  'lastName?': 'text',
  'company?': 'text',
  'address1?': 'text',
  'address2?': 'text',
  'city?': 'text',
  'province?': 'text',
  'provinceCode?': 'text',
  'country?': 'text',
  'countryCodeV2?': 'text',
  'zip?': 'text',
  'phone?': 'text',
  formatted: ['text'],
} as const;

export type AccountAddressAnswer = Read<typeof accountAddressShape>;

export const tokenShape = {
  accessToken: 'text',
  expiresAt: 'text',
} as const;

export type TokenAnswer = Read<typeof tokenShape>;

export const accountCustomerShape = {
  id: 'id',
  'email?': 'text',
  'firstName?': 'text',
  'lastName?': 'text',
  'phone?': 'text',
  acceptsMarketing: 'flag',
  numberOfOrders: 'text',
  'defaultAddress?': accountAddressShape,
  orders: {
    nodes: [{
      totalPrice: {
        amount: 'decimal',
      },
    }],
  },
} as const;

export type AccountCustomerAnswer = Read<typeof accountCustomerShape>;

export const cartAmountShape = {
  amount: 'decimal',
  currencyCode: 'text',
} as const;

export type CartAmountAnswer = Read<typeof cartAmountShape>;

export const cartAllocationShape = {
  __typename: 'text',
  targetType: 'text',
  discountedAmount: cartAmountShape,
  '...': {
    CartAutomaticDiscountAllocation: {
      title: 'text',
    },
    CartCustomDiscountAllocation: {
      title: 'text',
    },
    CartCodeDiscountAllocation: {
      code: 'text',
    },
  },
} as const;

export type CartAllocationAnswer = Read<typeof cartAllocationShape>;

export const cartFieldsShape = {
  id: 'id',
  createdAt: 'text',
  updatedAt: 'text',
  checkoutUrl: 'text',
  'note?': 'text',
  attributes: [{
    key: 'text',
    'value?': 'text',
  }],
  appliedGiftCards: [{
    id: 'id',
    lastCharacters: 'text',
    amountUsed: cartAmountShape,
    balance: cartAmountShape,
  }],
  cost: {
    checkoutChargeAmount: cartAmountShape,
    subtotalAmount: cartAmountShape,
    totalAmount: cartAmountShape,
  },
  discountCodes: [{
    code: 'text',
    applicable: 'flag',
  }],
  discountAllocations: [cartAllocationShape],
  buyerIdentity: {
    'countryCode?': 'text',
  },
  lines: {
    nodes: [{
      id: 'id',
      quantity: 'number',
      attributes: [{
        key: 'text',
        'value?': 'text',
      }],
      cost: {
        amountPerQuantity: cartAmountShape,
        'compareAtAmountPerQuantity?': cartAmountShape,
        totalAmount: cartAmountShape,
        subtotalAmount: cartAmountShape,
      },
      discountAllocations: [cartAllocationShape],
      merchandise: {
        id: 'id',
        title: 'text',
        'sku?': 'text',
        availableForSale: 'flag',
        'quantityAvailable?': 'number',
        'image?': {
          url: 'text',
          'altText?': 'text',
        },
        selectedOptions: [{
          name: 'text',
          value: 'text',
        }],
        price: cartAmountShape,
        'compareAtPrice?': cartAmountShape,
        product: {
          id: 'id',
          title: 'text',
          description: 'text',
          handle: 'text',
          productType: 'text',
          vendor: 'text',
          tags: ['text'],
        },
      },
    }],
  },
} as const;

export type CartFieldsAnswer = Read<typeof cartFieldsShape>;

export const objectionShape = {
  'code?': 'text',
  'field?': ['text'],
  message: 'text',
} as const;

export type ObjectionAnswer = Read<typeof objectionShape>;

export const cautionShape = {
  code: 'text',
  message: 'text',
} as const;

export type CautionAnswer = Read<typeof cautionShape>;

export const pictureShape = {
  url: 'text',
  'altText?': 'text',
  'width?': 'number',
  'height?': 'number',
} as const;

export type PictureAnswer = Read<typeof pictureShape>;

export const moneyShape = {
  amount: 'decimal',
  currencyCode: 'text',
} as const;

export type MoneyAnswer = Read<typeof moneyShape>;

export const productVariantFieldsShape = {
  id: 'id',
  title: 'text',
  'sku?': 'text',
  availableForSale: 'flag',
  'quantityAvailable?': 'number',
  price: moneyShape,
  'compareAtPrice?': moneyShape,
  selectedOptions: [{
    name: 'text',
    value: 'text',
  }],
  'image?': pictureShape,
  'shopPayInstallmentsPricing?': {
    available: 'flag',
    eligible: 'flag',
    'installmentsCount?': {
      count: 'number',
    },
    pricePerTerm: moneyShape,
  },
} as const;

export type ProductVariantFieldsAnswer = Read<typeof productVariantFieldsShape>;

export const productFieldsShape = {
  id: 'id',
  title: 'text',
  handle: 'text',
  descriptionHtml: 'text',
  availableForSale: 'flag',
  createdAt: 'text',
  updatedAt: 'text',
  tags: ['text'],
  productType: 'text',
  vendor: 'text',
  priceRange: {
    minVariantPrice: moneyShape,
    maxVariantPrice: moneyShape,
  },
  collections: {
    nodes: [{
      title: 'text',
      handle: 'text',
    }],
  },
  images: {
    nodes: [pictureShape],
  },
  variants: {
    nodes: [productVariantFieldsShape],
    pageInfo: {
      hasNextPage: 'flag',
      'endCursor?': 'text',
    },
  },
  metafields: [{
    key: 'text',
    type: 'text',
    value: 'text',
    'reference?': {
      __typename: 'text',
      '...': {
        MediaImage: {
          'image?': {
            url: 'text',
          },
        },
        Video: {
          sources: [{
            url: 'text',
            mimeType: 'text',
            height: 'number',
          }],
        },
      },
    },
  }, null],
} as const;

export type ProductFieldsAnswer = Read<typeof productFieldsShape>;

export const productMetafieldFieldsShape = {
  metafields: [{
    key: 'text',
    type: 'text',
    value: 'text',
    'reference?': {
      __typename: 'text',
      '...': {
        MediaImage: {
          'image?': {
            url: 'text',
          },
        },
        Video: {
          sources: [{
            url: 'text',
            mimeType: 'text',
            height: 'number',
          }],
        },
      },
    },
  }, null],
} as const;

export type ProductMetafieldFieldsAnswer = Read<typeof productMetafieldFieldsShape>;

export const inventoryFieldsShape = {
  tags: ['text'],
  priceRange: {
    minVariantPrice: {
      amount: 'decimal',
      currencyCode: 'text',
    },
    maxVariantPrice: {
      amount: 'decimal',
      currencyCode: 'text',
    },
  },
  variants: {
    nodes: [{
      id: 'id',
      availableForSale: 'flag',
      'quantityAvailable?': 'number',
    }],
    pageInfo: {
      hasNextPage: 'flag',
      'endCursor?': 'text',
    },
  },
} as const;

export type InventoryFieldsAnswer = Read<typeof inventoryFieldsShape>;

export const pricedFieldsShape = {
  variants: {
    nodes: [{
      id: 'id',
      priceV2: {
        amount: 'decimal',
        currencyCode: 'text',
      },
      'compareAtPriceV2?': {
        amount: 'decimal',
        currencyCode: 'text',
      },
    }],
  },
} as const;

export type PricedFieldsAnswer = Read<typeof pricedFieldsShape>;

export const orderAmountShape = {
  amount: 'decimal',
  currencyCode: 'text',
} as const;

export type OrderAmountAnswer = Read<typeof orderAmountShape>;

export const orderSummaryFieldsShape = {
  id: 'id',
  name: 'text',
  processedAt: 'text',
  'canceledAt?': 'text',
  'financialStatus?': 'text',
  fulfillmentStatus: 'text',
  totalPrice: orderAmountShape,
  totalRefunded: orderAmountShape,
  lineItems: {
    nodes: [{
      quantity: 'number',
      'variant?': {
        'image?': {
          url: 'text',
          'altText?': 'text',
          'width?': 'number',
          'height?': 'number',
        },
      },
    }],
  },
} as const;

export type OrderSummaryFieldsAnswer = Read<typeof orderSummaryFieldsShape>;

export const orderDiscountNameShape = {
  __typename: 'text',
  targetType: 'text',
  '...': {
    AutomaticDiscountApplication: {
      title: 'text',
    },
    DiscountCodeApplication: {
      code: 'text',
    },
    ManualDiscountApplication: {
      title: 'text',
    },
    ScriptDiscountApplication: {
      title: 'text',
    },
  },
} as const;

export type OrderDiscountNameAnswer = Read<typeof orderDiscountNameShape>;

export const orderDiscountShape = {
  allocatedAmount: orderAmountShape,
  discountApplication: orderDiscountNameShape,
} as const;

export type OrderDiscountAnswer = Read<typeof orderDiscountShape>;

export const orderFieldsShape = {
  id: 'id',
  name: 'text',
  processedAt: 'text',
  'canceledAt?': 'text',
  'financialStatus?': 'text',
  fulfillmentStatus: 'text',
  statusUrl: 'text',
  'email?': 'text',
  'subtotalPrice?': orderAmountShape,
  totalShippingPrice: orderAmountShape,
  'totalTax?': orderAmountShape,
  'originalTotalDuties?': orderAmountShape,
  totalPrice: orderAmountShape,
  totalRefunded: orderAmountShape,
  'shippingAddress?': {
    formatted: ['text'],
  },
  'billingAddress?': {
    formatted: ['text'],
  },
  discountApplications: {
    nodes: [orderDiscountNameShape],
  },
  shippingDiscountAllocations: [orderDiscountShape],
  lineItems: {
    nodes: [{
      title: 'text',
      quantity: 'number',
      customAttributes: [{
        key: 'text',
        'value?': 'text',
      }],
      originalTotalPrice: orderAmountShape,
      discountedTotalPrice: orderAmountShape,
      discountAllocations: [orderDiscountShape],
      'variant?': {
        id: 'id',
        availableForSale: 'flag',
        selectedOptions: [{
          name: 'text',
          value: 'text',
        }],
        'image?': {
          url: 'text',
          'altText?': 'text',
          'width?': 'number',
          'height?': 'number',
        },
        'compareAtPrice?': orderAmountShape,
        product: {
          handle: 'text',
          tags: ['text'],
          variants: {
            nodes: [{
              price: orderAmountShape,
            }],
          },
        },
      },
    }],
  },
  'successfulFulfillments?': [{
    'trackingCompany?': 'text',
    trackingInfo: [{
      'number?': 'text',
      'url?': 'text',
    }],
  }],
} as const;

export type OrderFieldsAnswer = Read<typeof orderFieldsShape>;

export const siblingFieldsShape = {
  availableForSale: 'flag',
  updatedAt: 'text',
  tags: ['text'],
  variants: {
    nodes: [{
      selectedOptions: [{
        name: 'text',
        value: 'text',
      }],
    }],
  },
} as const;

export type SiblingFieldsAnswer = Read<typeof siblingFieldsShape>;

export const addressesShape = {
  'customer?': {
    'defaultAddress?': {
      id: 'id',
    },
    addresses: {
      nodes: [accountAddressShape],
      pageInfo: {
        hasNextPage: 'flag',
        'endCursor?': 'text',
      },
    },
  },
} as const;

export const addressCreateShape = {
  'customerAddressCreate?': {
    'customerAddress?': accountAddressShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const addressDeleteShape = {
  'customerAddressDelete?': {
    'deletedCustomerAddressId?': 'text',
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const addressUpdateShape = {
  'customerAddressUpdate?': {
    'customerAddress?': accountAddressShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const customerShape = {
  'customer?': accountCustomerShape,
} as const;

export const customerUpdateShape = {
  'customerUpdate?': {
    'customer?': accountCustomerShape,
    'customerAccessToken?': tokenShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const defaultAddressUpdateShape = {
  'customerDefaultAddressUpdate?': {
    'customer?': {
      'defaultAddress?': {
        id: 'id',
      },
    },
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const cartAttributesUpdateShape = {
  'cartAttributesUpdate?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartBuyerUpdateShape = {
  'cartBuyerIdentityUpdate?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartCreateShape = {
  'cartCreate?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartDiscountCodesUpdateShape = {
  'cartDiscountCodesUpdate?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartGiftCardsUpdateShape = {
  'cartGiftCardCodesUpdate?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartLinesAddShape = {
  'cartLinesAdd?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartLinesRemoveShape = {
  'cartLinesRemove?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartLinesUpdateShape = {
  'cartLinesUpdate?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartNoteUpdateShape = {
  'cartNoteUpdate?': {
    'cart?': cartFieldsShape,
    userErrors: [objectionShape],
    warnings: [cautionShape],
  },
} as const;

export const cartShape = {
  'cart?': cartFieldsShape,
} as const;

export const collectionsShape = {
  collections: {
    nodes: [{
      id: 'id',
      handle: 'text',
      title: 'text',
      descriptionHtml: 'text',
      updatedAt: 'text',
      'image?': pictureShape,
    }],
    pageInfo: {
      hasNextPage: 'flag',
      'endCursor?': 'text',
    },
  },
} as const;

export const collectionHandlesShape = {
  collections: {
    nodes: [{
      handle: 'text',
    }],
    pageInfo: {
      hasNextPage: 'flag',
      'endCursor?': 'text',
    },
  },
} as const;

export const collectionMetaShape = {
  'collection?': {
    title: 'text',
    metafields: [{
      key: 'text',
      value: 'text',
    }, null],
  },
} as const;

export const metaobjectsShape = {
  metaobjects: {
    nodes: [{
      handle: 'text',
      fields: [{
        key: 'text',
        'value?': 'text',
      }],
    }],
    pageInfo: {
      hasNextPage: 'flag',
      'endCursor?': 'text',
    },
  },
} as const;

export const productHandlesShape = {
  products: {
    nodes: [{
      handle: 'text',
    }],
    pageInfo: {
      hasNextPage: 'flag',
      'endCursor?': 'text',
    },
  },
} as const;

export const productMapShape = {
  products: {
    nodes: [{
      handle: 'text',
      updatedAt: 'text',
      images: {
        nodes: [{
          url: 'text',
        }],
      },
    }],
    pageInfo: {
      hasNextPage: 'flag',
      'endCursor?': 'text',
    },
  },
} as const;

export const productShape = {
  'product?': productFieldsShape,
} as const;

export const redirectShape = {
  urlRedirects: {
    nodes: [{
      path: 'text',
      target: 'text',
    }],
  },
} as const;

export const customerActivateShape = {
  'customerActivate?': {
    'customerAccessToken?': tokenShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const customerActivateByUrlShape = {
  'customerActivateByUrl?': {
    'customerAccessToken?': tokenShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const customerCreateShape = {
  'customerCreate?': {
    'customer?': {
      id: 'id',
    },
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const customerRecoverShape = {
  'customerRecover?': {
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const customerResetShape = {
  'customerReset?': {
    'customerAccessToken?': tokenShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const customerResetByUrlShape = {
  'customerResetByUrl?': {
    'customerAccessToken?': tokenShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const tokenCreateShape = {
  'customerAccessTokenCreate?': {
    'customerAccessToken?': tokenShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const tokenCreateWithMultipassShape = {
  'customerAccessTokenCreateWithMultipass?': {
    'customerAccessToken?': tokenShape,
    customerUserErrors: [accountErrorShape],
  },
} as const;

export const tokenDeleteShape = {
  'customerAccessTokenDelete?': {
    'deletedCustomerAccessTokenId?': 'text',
    userErrors: [{
      'field?': ['text'],
    }],
  },
} as const;

export const tokenRenewShape = {
  'customerAccessTokenRenew?': {
    'customerAccessToken?': tokenShape,
    userErrors: [{
      'field?': ['text'],
    }],
  },
} as const;

export const inventoryShape = {
  'product?': inventoryFieldsShape,
} as const;

export const moreInventoryShape = {
  'product?': {
    variants: {
      nodes: [{
        id: 'id',
        availableForSale: 'flag',
        'quantityAvailable?': 'number',
      }],
      pageInfo: {
        hasNextPage: 'flag',
        'endCursor?': 'text',
      },
    },
  },
} as const;

export const collectionPageShape = {
  'collection?': {
    id: 'id',
    handle: 'text',
    title: 'text',
    descriptionHtml: 'text',
    updatedAt: 'text',
    'image?': pictureShape,
    metafields: [{
      key: 'text',
      value: 'text',
    }, null],
    products: {
      edges: [{
        cursor: 'text',
        node: productFieldsShape,
      }],
      pageInfo: {
        hasNextPage: 'flag',
        hasPreviousPage: 'flag',
        'startCursor?': 'text',
        'endCursor?': 'text',
      },
    },
  },
} as const;

export const moreVariantsShape = {
  'product?': {
    variants: {
      nodes: [productVariantFieldsShape],
      pageInfo: {
        hasNextPage: 'flag',
        'endCursor?': 'text',
      },
    },
  },
} as const;

export const pieceListShape = {
  products: {
    nodes: [{
      handle: 'text',
      title: 'text',
      productType: 'text',
      tags: ['text'],
      availableForSale: 'flag',
      'featuredImage?': pictureShape,
      priceRange: {
        minVariantPrice: moneyShape,
      },
      compareAtPriceRange: {
        minVariantPrice: moneyShape,
      },
      metafields: [{
        key: 'text',
        type: 'text',
        value: 'text',
        'reference?': {
          __typename: 'text',
          '...': {
            MediaImage: {
              'image?': {
                url: 'text',
              },
            },
            Video: {
              sources: [{
                url: 'text',
                mimeType: 'text',
                height: 'number',
              }],
            },
          },
        },
      }, null],
    }],
    pageInfo: {
      hasNextPage: 'flag',
      'endCursor?': 'text',
    },
  },
} as const;

export const predictiveSearchShape = {
  'predictiveSearch?': {
    products: [{
      handle: 'text',
      title: 'text',
      availableForSale: 'flag',
      'featuredImage?': pictureShape,
      priceRange: {
        minVariantPrice: moneyShape,
      },
      compareAtPriceRange: {
        minVariantPrice: moneyShape,
      },
    }],
    collections: [{
      handle: 'text',
      title: 'text',
      'image?': pictureShape,
    }],
    queries: [{
      text: 'text',
    }],
  },
} as const;

export const productListShape = {
  products: {
    edges: [{
      cursor: 'text',
      node: productFieldsShape,
    }],
    pageInfo: {
      hasNextPage: 'flag',
      hasPreviousPage: 'flag',
      'startCursor?': 'text',
      'endCursor?': 'text',
    },
  },
} as const;

export const recommendationsShape = {
  'productRecommendations?': [productFieldsShape],
} as const;

export const installmentsShape = {
  nodes: [{
    __typename: 'text',
    '...': {
      ProductVariant: {
        id: 'id',
        'shopPayInstallmentsPricing?': {
          available: 'flag',
          eligible: 'flag',
          'installmentsCount?': {
            count: 'number',
          },
          pricePerTerm: {
            amount: 'decimal',
            currencyCode: 'text',
          },
        },
      },
    },
  }, null],
} as const;

export const variantWithProductShape = {
  'node?': {
    __typename: 'text',
    '...': {
      ProductVariant: {
        id: 'id',
        title: 'text',
        'sku?': 'text',
        availableForSale: 'flag',
        'quantityAvailable?': 'number',
        price: moneyShape,
        'compareAtPrice?': moneyShape,
        selectedOptions: [{
          name: 'text',
          value: 'text',
        }],
        'image?': pictureShape,
        'shopPayInstallmentsPricing?': {
          available: 'flag',
          eligible: 'flag',
          'installmentsCount?': {
            count: 'number',
          },
          pricePerTerm: moneyShape,
        },
        'weight?': 'number',
        weightUnit: 'text',
        'unitPrice?': moneyShape,
        'unitPriceMeasurement?': {
          'measuredType?': 'text',
          'quantityUnit?': 'text',
          quantityValue: 'number',
          'referenceUnit?': 'text',
          referenceValue: 'number',
        },
        product: productFieldsShape,
      },
    },
  },
} as const;

export const videoShape = {
  'node?': {
    __typename: 'text',
    '...': {
      Video: {
        sources: [{
          url: 'text',
          mimeType: 'text',
          format: 'text',
          height: 'number',
          width: 'number',
        }],
      },
    },
  },
} as const;

export const countriesShape = {
  localization: {
    availableCountries: [{
      isoCode: 'text',
      name: 'text',
      currency: {
        isoCode: 'text',
        symbol: 'text',
      },
    }],
  },
} as const;

export const moreProductPricesShape = {
  'product?': {
    variants: {
      nodes: [{
        id: 'id',
        price: {
          amount: 'decimal',
          currencyCode: 'text',
        },
        'compareAtPrice?': {
          amount: 'decimal',
          currencyCode: 'text',
        },
      }],
      pageInfo: {
        hasNextPage: 'flag',
        'endCursor?': 'text',
      },
    },
  },
} as const;

export const pricesShape = {
  nodes: [{
    __typename: 'text',
    '...': {
      ProductVariant: {
        id: 'id',
        priceV2: {
          amount: 'decimal',
          currencyCode: 'text',
        },
        'compareAtPriceV2?': {
          amount: 'decimal',
          currencyCode: 'text',
        },
      },
    },
  }, null],
} as const;

export const productPricesShape = {
  localization: {
    country: {
      isoCode: 'text',
      name: 'text',
      currency: {
        isoCode: 'text',
        symbol: 'text',
      },
    },
  },
  nodes: [{
    __typename: 'text',
    '...': {
      Product: {
        id: 'id',
        handle: 'text',
        variants: {
          nodes: [{
            id: 'id',
            price: {
              amount: 'decimal',
              currencyCode: 'text',
            },
            'compareAtPrice?': {
              amount: 'decimal',
              currencyCode: 'text',
            },
          }],
          pageInfo: {
            hasNextPage: 'flag',
            'endCursor?': 'text',
          },
        },
      },
    },
  }, null],
} as const;

export const ordersShape = {
  'customer?': {
    orders: {
      nodes: [orderSummaryFieldsShape],
      pageInfo: {
        hasNextPage: 'flag',
        'endCursor?': 'text',
      },
    },
  },
} as const;

export const orderIdsShape = {
  'customer?': {
    orders: {
      nodes: [{
        id: 'id',
      }],
      pageInfo: {
        hasNextPage: 'flag',
        'endCursor?': 'text',
      },
    },
  },
} as const;

export const orderShape = {
  'node?': {
    __typename: 'text',
    '...': {
      Order: {
        id: 'id',
        name: 'text',
        processedAt: 'text',
        'canceledAt?': 'text',
        'financialStatus?': 'text',
        fulfillmentStatus: 'text',
        statusUrl: 'text',
        'email?': 'text',
        'subtotalPrice?': orderAmountShape,
        totalShippingPrice: orderAmountShape,
        'totalTax?': orderAmountShape,
        'originalTotalDuties?': orderAmountShape,
        totalPrice: orderAmountShape,
        totalRefunded: orderAmountShape,
        'shippingAddress?': {
          formatted: ['text'],
        },
        'billingAddress?': {
          formatted: ['text'],
        },
        discountApplications: {
          nodes: [orderDiscountNameShape],
        },
        shippingDiscountAllocations: [orderDiscountShape],
        lineItems: {
          nodes: [{
            title: 'text',
            quantity: 'number',
            customAttributes: [{
              key: 'text',
              'value?': 'text',
            }],
            originalTotalPrice: orderAmountShape,
            discountedTotalPrice: orderAmountShape,
            discountAllocations: [orderDiscountShape],
            'variant?': {
              id: 'id',
              availableForSale: 'flag',
              selectedOptions: [{
                name: 'text',
                value: 'text',
              }],
              'image?': {
                url: 'text',
                'altText?': 'text',
                'width?': 'number',
                'height?': 'number',
              },
              'compareAtPrice?': orderAmountShape,
              product: {
                handle: 'text',
                tags: ['text'],
                variants: {
                  nodes: [{
                    price: orderAmountShape,
                  }],
                },
              },
            },
          }],
        },
        'successfulFulfillments?': [{
          'trackingCompany?': 'text',
          trackingInfo: [{
            'number?': 'text',
            'url?': 'text',
          }],
        }],
      },
    },
  },
} as const;

export const collectionTagsShape = {
  'collection?': {
    products: {
      nodes: [{
        tags: ['text'],
      }],
      pageInfo: {
        hasNextPage: 'flag',
        'endCursor?': 'text',
      },
    },
  },
} as const;
