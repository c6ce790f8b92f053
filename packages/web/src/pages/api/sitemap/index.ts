import { readOnly } from '../../../data/read-only.ts';
import { serveSitemap } from '../../../data/serve-sitemap.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(serveSitemap);
