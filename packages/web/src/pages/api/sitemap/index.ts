import { readOnly } from '../../../data/read-only.ts';
import { sitemap } from '../../../data/sitemap.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(sitemap);
