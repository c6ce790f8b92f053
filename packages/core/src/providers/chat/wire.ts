export interface GorgiasChatApi {
  init?(): Promise<unknown>;
  open?(): unknown;
  close?(): unknown;
}

export interface GorgiasBridgeApi {
  createCartAttributes?(): unknown;
}

declare global {
  interface Window {
    GorgiasChat?: GorgiasChatApi;
    GorgiasBridge?: GorgiasBridgeApi;
  }
}
