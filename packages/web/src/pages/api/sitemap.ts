export { sitemap as default } from '../../data/crawler-files.ts';
