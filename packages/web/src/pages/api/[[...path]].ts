/** The request's body is not read. */
export const config = { api: { bodyParser: false } };

export { unknownPath as default } from '../../data/unknown-path.ts';
