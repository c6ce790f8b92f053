export interface GlobalEParams {
  countryCode: string;
  currencyCode: string;
  isExternal: true;
}

declare global {
  interface Window {
    /** The provider's own app may have put more into it. */
    GLBE_PARAMS?: Partial<GlobalEParams> & Record<string, unknown>;
  }
}
