import { irisSmall } from '../../analytics/iris.fixture.ts';
import { smsPageView } from '../../analytics/sms-page-view.ts';
import type { ScriptPortCase } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createSmsMarketing } from './browser.ts';

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;
const view = smsPageView({ shopId: '1', url: '', referrer: '', item: irisSmall });

export const scriptPort: ScriptPortCase = {
  open(report) {
    const port = createSmsMarketing({ scriptUrl, shopId: '1', report });
    return { ...port, use: async () => port.pageView(view) };
  },
  leaveNonsense: (page) => Object.assign(page, { postscript: { event: 7 } }),
};
