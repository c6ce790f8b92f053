export { manifest as default } from '../../data/crawler-files.ts';
