import { expect } from 'vitest';
import type { ScriptPortCase } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createChat } from './browser.ts';

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;

export const scriptPort: ScriptPortCase = {
  open(report) {
    const port = createChat({ scriptUrl, report });
    const use = async () => {
      port.open();
      expect(await port.cartAttributes()).toEqual([]);
    };
    return { ...port, use };
  },
  leaveNonsense: (page) => Object.assign(page, { GorgiasChat: { open: 7 }, GorgiasBridge: 7 }),
};
