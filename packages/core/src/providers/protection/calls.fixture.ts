import { expect, vi } from 'vitest';
import type { ScriptPortCase } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createShippingProtection } from './browser.ts';

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;

export const scriptPort: ScriptPortCase = {
  open(report) {
    const port = createShippingProtection({ scriptUrl, token: SECRET, timeoutMs: 100, report });
    const use = async () => {
      const quote = port.quote(10_000);
      await vi.advanceTimersByTimeAsync(100);
      expect(await quote).toBeNull();
    };
    return { ...port, use };
  },
  leaveNonsense: (page) => Object.assign(page, { routeapp: { get_quote: 7 } }),
};
