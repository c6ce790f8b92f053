import { toNumericId } from '../product/identifiers.ts';

/** A request for an e-mail when a variant is back in stock. */
export interface WaitlistSignUp {
  email: string;
  /** Numeric or global id. */
  variantId: string;
}

/** `[call.email-marketing-provider.3]` */
export interface BackInStockBody {
  data: {
    type: 'back-in-stock-subscription';
    attributes: {
      profile: { data: { type: 'profile'; attributes: { email: string } } };
      channels: ['EMAIL'];
    };
    relationships: { variant: { data: { type: 'catalog-variant'; id: string } } };
  };
}

/** `[call.email-marketing-provider.3]` Null when the variant's id cannot be read. */
export function backInStockBody({ email, variantId }: WaitlistSignUp): BackInStockBody | null {
  const numericId = toNumericId(variantId);
  if (numericId === null) return null;
  return {
    data: {
      type: 'back-in-stock-subscription',
      attributes: {
        profile: { data: { type: 'profile', attributes: { email: email.trim() } } },
        channels: ['EMAIL'],
      },
      relationships: {
        variant: { data: { type: 'catalog-variant', id: `$shopify:::$default:::${numericId}` } },
      },
    },
  };
}
