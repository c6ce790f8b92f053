/** What the tests use of shopify-buy, which has no types of its own. */
declare module 'shopify-buy' {
  export interface Money {
    amount: string;
    currencyCode: string;
  }

  export interface Picture {
    id: string;
    src: string;
    width: number;
    height: number;
  }

  export interface Variant {
    id: string;
    title: string;
    sku: string;
    available: boolean;
    price: Money;
    image: Picture | null;
    selectedOptions: { name: string; value: string }[];
  }

  export interface Product {
    id: string;
    handle: string;
    title: string;
    options: { name: string; values: { value: string }[] }[];
    variants: Variant[];
    images: Picture[];
    hasNextPage?: { value: () => boolean };
  }

  export interface Collection {
    id: string;
    handle: string;
    products?: Product[];
  }

  export interface DiscountApplication {
    code?: string;
    title?: string;
    value: { amount?: string; percentage?: number };
  }

  export interface CheckoutLine {
    id: string;
    quantity: number;
    variant: Variant;
    discountAllocations: { allocatedAmount: Money; discountApplication: DiscountApplication }[];
  }

  export interface Checkout {
    id: string;
    webUrl: string;
    email: string | null;
    note: string;
    customAttributes: { key: string; value: string }[];
    lineItems: CheckoutLine[];
    lineItemsSubtotalPrice: Money;
    subtotalPrice: Money;
    totalPrice: Money;
    discountApplications: DiscountApplication[];
    appliedGiftCards: { id: string; lastCharacters: string; amountUsed: Money; balance: Money }[];
    shippingAddress: { city: string; country: string } | null;
    userErrors: { message: string }[];
  }

  interface LineInput {
    variantId: string;
    quantity: number;
    customAttributes?: { key: string; value: string }[];
  }

  interface Query {
    first?: number;
    query?: string;
    sortKey?: string;
    reverse?: boolean;
  }

  export interface ShopifyBuy {
    product: {
      fetchAll(first?: number): Promise<Product[]>;
      fetch(id: string): Promise<Product>;
      fetchMultiple(ids: string[]): Promise<Product[]>;
      fetchByHandle(handle: string): Promise<Product>;
      fetchQuery(query: Query): Promise<Product[]>;
      fetchRecommendations(id: string): Promise<Product[]>;
    };
    collection: {
      fetchAll(first?: number): Promise<Collection[]>;
      fetchAllWithProducts(query?: { first?: number; productsFirst?: number }): Promise<Collection[]>;
      fetch(id: string): Promise<Collection>;
      fetchWithProducts(id: string, query?: { productsFirst?: number }): Promise<Collection>;
      fetchByHandle(handle: string): Promise<Collection>;
      fetchQuery(query: Query): Promise<Collection[]>;
    };
    shop: {
      fetchInfo(): Promise<{ name: string }>;
      fetchPolicies(): Promise<Record<string, { title: string; url: string } | null>>;
    };
    checkout: {
      fetch(id: string): Promise<Checkout | null>;
      create(input?: {
        email?: string;
        lineItems?: LineInput[];
        note?: string;
        presentmentCurrencyCode?: string;
      }): Promise<Checkout>;
      updateAttributes(id: string, input: object): Promise<Checkout>;
      updateEmail(id: string, email: string): Promise<Checkout>;
      addLineItems(id: string, lines: LineInput[]): Promise<Checkout>;
      addDiscount(id: string, code: string): Promise<Checkout>;
      removeDiscount(id: string): Promise<Checkout>;
      addGiftCards(id: string, codes: string[]): Promise<Checkout>;
      removeGiftCard(id: string, giftCardId: string): Promise<Checkout>;
      removeLineItems(id: string, lineIds: string[]): Promise<Checkout>;
      replaceLineItems(id: string, lines: LineInput[]): Promise<Checkout>;
      updateLineItems(id: string, lines: { id: string; quantity: number }[]): Promise<Checkout>;
      updateShippingAddress(id: string, address: Record<string, string>): Promise<Checkout>;
    };
    image: {
      helpers: { imageForSize(image: Picture, size: { maxWidth: number; maxHeight: number }): string };
    };
    fetchNextPage(page: Product[]): Promise<{ model: Product[] }>;
  }

  interface Config {
    domain: string;
    storefrontAccessToken: string;
    apiVersion?: string;
    language?: string;
  }

  const client: {
    buildClient(config: Config, fetchFunction?: typeof fetch): ShopifyBuy;
  };
  export default client;
}
