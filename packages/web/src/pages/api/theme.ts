import { readOnly } from '../../data/read-only.ts';
import { theme } from '../../data/theme.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(theme);
