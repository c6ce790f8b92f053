import { type ReactNode, Suspense } from 'react';
import type { CatchAllProps } from '../data/catch-all-page.ts';
import '../features/account/account-styles.ts';
import { latePart } from '../hooks/late-part.ts';
// Its late screens are painted before their scripts have come.
import '../features/cart/links/link-waiting.module.css';
import '../features/referral/referral-test.module.css';
import '../features/wishlist/wishlists.module.css';
import '../sections/section-styles.ts';
import './campaigns.module.css';
import './content-page-screen.module.css';
import './editorial.module.css';
import { SearchScreen } from './search-screen.tsx';

type Kind = CatchAllProps['kind'];
type PagesByKind = { [K in Kind]: Extract<CatchAllProps, { kind: K }> };

// No shopper's search loads these.
const CookieListScreen = latePart(() =>
  import('./cookie-list-screen.tsx').then((module) => module.CookieListScreen),
);
const ContentPageScreen = latePart(() =>
  import('./content-page-screen.tsx').then((module) => module.ContentPageScreen),
);
const ScriptsScreen = latePart(() =>
  import(/* webpackChunkName: "scripts" */ './scripts-screen.tsx').then((module) => module.ScriptsScreen),
);
const DiscountLink = latePart(() =>
  import(/* webpackChunkName: "cart-links" */ '../features/cart/links/discount-link.tsx').then(
    (module) => module.DiscountLink,
  ),
);
const CartLink = latePart(() =>
  import(/* webpackChunkName: "cart-links" */ '../features/cart/links/cart-link.tsx').then(
    (module) => module.CartLink,
  ),
);

const AccountScreen = latePart(() => import('./account-screen.tsx').then((module) => module.AccountScreen));
const AccountEntryScreen = latePart(() =>
  import('./account-entry-screen.tsx').then((module) => module.AccountEntryScreen),
);

const CustomerScreen = latePart(() =>
  import('./customer-screen.tsx').then((module) => module.CustomerScreen),
);

const StoryScreen = latePart(() =>
  import(/* webpackChunkName: "editorial" */ './story-screen.tsx').then((module) => module.StoryScreen),
);
const StoriesScreen = latePart(() =>
  import(/* webpackChunkName: "editorial" */ './stories-screen.tsx').then((module) => module.StoriesScreen),
);
const CampaignScreen = latePart(() =>
  import(/* webpackChunkName: "editorial" */ './campaign-screen.tsx').then((module) => module.CampaignScreen),
);
const CampaignsScreen = latePart(() =>
  import(/* webpackChunkName: "editorial" */ './campaigns-screen.tsx').then(
    (module) => module.CampaignsScreen,
  ),
);

/** A screen per kind of page. */
const screens: { readonly [K in Kind]: (page: PagesByKind[K]) => ReactNode } = {
  search: (page) => <SearchScreen {...page} />,
  'cookie-list': (page) => <CookieListScreen intro={page.intro} parts={page.parts} />,
  account: (page) => <AccountScreen {...page} />,
  'account-entry': (page) => <AccountEntryScreen {...page} />,
  'content-page': (page) => <ContentPageScreen {...page} />,
  customer: (page) => <CustomerScreen {...page} />,
  scripts: (page) => <ScriptsScreen {...page} />,
  story: (page) => <StoryScreen {...page} />,
  stories: (page) => <StoriesScreen {...page} />,
  campaign: (page) => <CampaignScreen {...page} />,
  campaigns: (page) => <CampaignsScreen {...page} />,
  'discount-link': () => <DiscountLink />,
  'cart-link': () => <CartLink />,
};

/** The pages without a file of their own: each file in `pages` weighs 45 bytes in every page of the shop. */
export function CatchAllScreen(page: CatchAllProps) {
  const screen = draw(page.kind, page);
  // The search hydrates with the shell: its field is what shoppers reach for first.
  return page.kind === 'search' ? screen : <Suspense>{screen}</Suspense>;
}

function draw<K extends Kind>(kind: K, page: PagesByKind[K]): ReactNode {
  return screens[kind](page);
}
