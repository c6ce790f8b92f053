import type { Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { CrossBorder, ShopperCountry } from './cross-border.ts';

export interface CrossBorderOptions {
  /** The app's script, with the store's domain as `?shop=`. */
  scriptUrl: string;
  report: Report;
}

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

/** Global-e's app for headless shops: it reads `GLBE_PARAMS`. */
export function createCrossBorder({ scriptUrl, report }: CrossBorderOptions): CrossBorder {
  let country: ShopperCountry = {};
  let isRequested = false;

  function writeParams(): void {
    window.GLBE_PARAMS = { ...window.GLBE_PARAMS, ...toParams(country) };
  }

  const port = createScriptPort({
    role: 'cross-border',
    src: scriptUrl,
    report,
    prepare: writeParams,
    // The app leaves nothing else behind that is documented.
    find: () => window.GLBE_PARAMS,
  });

  return {
    load() {
      isRequested = true;
      return port.load();
    },
    setCountry(next) {
      country = next;
      if (isRequested) writeParams();
    },
  };
}

/** `[call.other-third-party-calls.2]` */
export function toParams({ countryCode, currencyCode }: ShopperCountry): GlobalEParams {
  return { countryCode: countryCode || 'US', currencyCode: currencyCode || 'USD', isExternal: true };
}
