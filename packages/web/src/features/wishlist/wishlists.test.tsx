import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { siteConfig } from '../../clients/site-config.ts';
import { wishlistsCopy } from '../../copy/wishlists-copy.ts';
import { Wishlists } from './wishlists.tsx';

vi.mock('next/router', () => ({
  default: { events: { on() {}, off() {} } },
  useRouter: () => ({}),
}));
vi.mock('../../clients/site-config.ts', () => ({ siteConfig: { hasWishlists: true } }));

it.each([
  [true, true],
  [false, false],
])('waits for the lists of a provider (%s) only', (hasWishlists, isWaiting) => {
  siteConfig.hasWishlists = hasWishlists;
  const markup = renderToString(<Wishlists startHref="/" onBuy={async () => true} onWaitlist={null} />);
  expect([markup.includes('aria-busy'), markup.includes(wishlistsCopy.none)]).toEqual([
    isWaiting,
    !isWaiting,
  ]);
});
