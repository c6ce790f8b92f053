export { revalidate as default } from '../../data/revalidate.ts';
