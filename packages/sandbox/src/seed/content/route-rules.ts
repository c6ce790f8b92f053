import type { ContentDocument } from '../../content/document.ts';
import { linkFields, type Target, toPage, toStory, toUrl } from './compose.ts';

interface Rule {
  path: string;
  to: Target;
  isPermanent: boolean;
}

const rules: readonly Rule[] = [
  { path: '/pages/about', to: toPage('our-story'), isPermanent: true },
  { path: '/pages/returns-and-exchanges', to: toPage('returns'), isPermanent: true },
  { path: '/pages/refer-a-friend', to: toUrl('/account/rewards#refer'), isPermanent: false },
  { path: '/blogs/journal', to: toStory('cut-on-the-cross'), isPermanent: false },
  { path: '/pages/worn-again', to: toUrl('https://resale.example/vesper?from=shop'), isPermanent: false },
  // A mistake: the host is not on the allow list.
  { path: '/pages/outlet', to: toUrl('https://outlet.example/vesper'), isPermanent: false },
];

/** [screen.client-redirects.8] Redirects from paths of the house's earlier sites. */
export const routeRules: ContentDocument[] = rules.map(({ path, to, isPermanent }, place) => {
  const { title: _title, ...target } = linkFields('', to);
  return { _id: `route-rule-${place + 1}`, _type: 'routeRule', path, ...target, isPermanent };
});
