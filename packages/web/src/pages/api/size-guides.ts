import { readOnly } from '../../data/read-only.ts';
import { serveSizeGuides } from '../../data/serve-size-guides.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(serveSizeGuides);
