import type { Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { CrossBorder, ShopperCountry } from './cross-border.ts';
import { toParams } from './map.ts';
import './wire.ts';

export interface CrossBorderOptions {
  /** The app's script, with the store's domain as `?shop=`. */
  scriptUrl: string;
  report: Report;
}

/** Global-e's app for headless shops: it reads `GLBE_PARAMS`. */
export function createCrossBorder({ scriptUrl, report }: CrossBorderOptions): CrossBorder {
  let country: ShopperCountry = {};
  let isAsked = false;

  function tell(): void {
    window.GLBE_PARAMS = { ...window.GLBE_PARAMS, ...toParams(country) };
  }

  const port = createScriptPort({
    role: 'cross-border',
    src: scriptUrl,
    report,
    prepare: tell,
    // The app leaves nothing else behind that is documented.
    find: () => window.GLBE_PARAMS,
  });

  return {
    load() {
      isAsked = true;
      return port.load();
    },
    setCountry(next) {
      country = next;
      if (isAsked) tell();
    },
  };
}
