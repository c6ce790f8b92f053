import type { BrowserScript } from '../browser-script.ts';

/** The stub: it asks for the rules of the site that its own element names, then fetches the banner's script. */
export const stubScript: BrowserScript<null> = {
  config: null,
  toDoor: '../',
  bytes: 24_000,
  delayMs: 60,
  run: (doorUrl) => {
    const domainScript = document.currentScript?.getAttribute('data-domain-script') ?? 'missing';

    async function start(): Promise<void> {
      const answer = await fetch(`${doorUrl}consent/${domainScript}/${domainScript}.json`);
      if (!answer.ok) return;
      Object.assign(window, { otStubData: { domainScript, ...(await answer.json()) } });
      const element = document.createElement('script');
      element.async = true;
      element.src = `${doorUrl}scripttemplates/202409.1.0/otBannerSdk.js`;
      document.head.append(element);
    }

    start().catch(() => {});
  },
};
