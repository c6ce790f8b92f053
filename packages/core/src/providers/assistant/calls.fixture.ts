import { addToCartClicked } from '../../analytics/commerce-events.ts';
import { irisSmall } from '../../analytics/iris.fixture.ts';
import type { ScriptPortCase } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createAssistant } from './browser.ts';

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;

export const scriptPort: ScriptPortCase = {
  open(report) {
    const port = createAssistant({ scriptUrl, apiKey: SECRET, report });
    return { ...port, use: async () => port.track(addToCartClicked(irisSmall, 1, 'USD')) };
  },
  leaveNonsense: (page) => Object.assign(page, { envive: { trackAddToCartClicked: 7 } }),
};
