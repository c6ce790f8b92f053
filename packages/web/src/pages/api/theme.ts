export { theme as default } from '../../data/theme.ts';
