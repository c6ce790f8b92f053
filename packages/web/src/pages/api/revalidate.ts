/** The body is read only when the secret was right, and by the shop's own rules. */
export const config = { api: { bodyParser: false } };

export { revalidate as default } from '../../data/revalidate.ts';
