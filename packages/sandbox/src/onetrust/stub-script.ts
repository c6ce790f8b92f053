import type { BrowserScript } from '../doubles/browser-script.ts';

/** The stub: it fetches the rules of the site that its script element names, then the banner's script. */
export const stubScript: BrowserScript<null> = {
  config: null,
  toServer: '../',
  bytes: 24_000,
  delayMs: 60,
  run: (serverUrl) => {
    const domainScript = document.currentScript?.getAttribute('data-domain-script') ?? 'missing';

    async function start(): Promise<void> {
      const response = await fetch(`${serverUrl}consent/${domainScript}/${domainScript}.json`);
      if (!response.ok) return;
      Object.assign(window, { otStubData: { domainScript, ...(await response.json()) } });
      const element = document.createElement('script');
      element.async = true;
      element.src = `${serverUrl}scripttemplates/202409.1.0/otBannerSdk.js`;
      document.head.append(element);
    }

    start().catch(() => {});
  },
};
