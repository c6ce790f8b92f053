import { speculationRules } from '../../data/crawler-files.ts';
import { readOnly } from '../../data/read-only.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(speculationRules);
