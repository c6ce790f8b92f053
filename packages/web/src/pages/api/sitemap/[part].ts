import { readOnly } from '../../../data/read-only.ts';
import { sitemapPart } from '../../../data/sitemap.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(sitemapPart);
