import { accessibilityPage } from './accessibility-page.ts';
import { privacyPage } from './privacy-page.ts';
import { termsPage } from './terms-page.ts';

export const legalPages = [privacyPage, termsPage, accessibilityPage];
