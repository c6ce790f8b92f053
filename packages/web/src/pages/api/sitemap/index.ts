export { sitemap as default } from '../../../data/sitemap.ts';
