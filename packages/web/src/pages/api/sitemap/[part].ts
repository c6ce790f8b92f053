export { sitemapPart as default } from '../../../data/sitemap.ts';
