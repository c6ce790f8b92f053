export { robots as default } from '../../data/crawler-files.ts';
