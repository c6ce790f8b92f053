export interface OneTrustApi {
  /** Shows the preference centre. */
  ToggleInfoDisplay?(): void;
  initializeCookiePolicyHtml?(isForced: true): void;
}

declare global {
  interface Window {
    OneTrust?: OneTrustApi;
    /** `,C0001,C0003,` */
    OnetrustActiveGroups?: string;
    /** The former name of the same. */
    OptanonActiveGroups?: string;
    /** Called by the provider when it is ready and after every choice. */
    OptanonWrapper?: () => void;
  }
}
