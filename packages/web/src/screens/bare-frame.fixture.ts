import { bareShell } from '@storefront/core/content/bare-shell';
import type { FrameProps } from '../data/page-props.ts';

/** The frame of a page that says nothing about itself. */
export const bareFrame: FrameProps = {
  shell: bareShell,
  heroTone: null,
  lookAtTop: { wide: 'black-white', narrow: 'black-white' },
  year: 2026,
  holdsNewsletter: false,
  rootClasses: '',
  title: '',
  isIndexed: true,
  canonical: 'https://shop.example/',
  description: null,
  image: null,
  saleTags: [],
  structuredData: [],
};
