import { readOnly } from '../../data/read-only.ts';
import { serveStoriesFeed } from '../../data/serve-stories-feed.ts';

/** What is sent along is not read. */
export const config = { api: { bodyParser: false } };

export default readOnly(serveStoriesFeed);
