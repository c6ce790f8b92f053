import type { ScriptPortCase } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createTagManager } from './browser.ts';

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;

export const scriptPort: ScriptPortCase = {
  open(report) {
    const port = createTagManager({ scriptUrl, report });
    return { ...port, use: async () => undefined };
  },
  leaveNonsense: (page) => Object.assign(page, { google_tag_manager: 7 }),
};
