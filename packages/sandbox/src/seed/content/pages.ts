import type { ContentDocument } from '../../content/document.ts';
import { carePages } from './pages/care-pages.ts';
import { housePages } from './pages/house-pages.ts';
import { legalPages } from './pages/legal-pages.ts';

/** The content pages below /pages. */
export const pageDocuments: readonly ContentDocument[] = [...housePages, ...carePages, ...legalPages];
