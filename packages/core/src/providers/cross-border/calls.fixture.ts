import type { ScriptPortCase } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createCrossBorder } from './browser.ts';

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;

export const scriptPort: ScriptPortCase = {
  open(report) {
    const port = createCrossBorder({ scriptUrl, report });
    return { ...port, use: async () => port.setCountry({ countryCode: 'CA', currencyCode: 'CAD' }) };
  },
  leaveNonsense: (page) => Object.assign(page, { GLBE_PARAMS: 7 }),
  leavesNothing: true,
};
