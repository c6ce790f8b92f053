import type { ScriptPortCase } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createConsentManager } from './browser.ts';

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;

export const scriptPort: ScriptPortCase = {
  open(report) {
    const port = createConsentManager({
      scriptUrl,
      domainScript: SECRET,
      report,
      readCookie: () => undefined,
    });
    return { ...port, use: async () => port.openPreferences() };
  },
  leaveNonsense(page) {
    page.OneTrust = { ToggleInfoDisplay: 7 };
    if (typeof page.OptanonWrapper === 'function') page.OptanonWrapper();
  },
};
