import { describe, expect, it } from 'vitest';
import { sortAccountLinks } from './account-links.ts';

const link = (title: string, href: string) => ({ key: title, title, href });
const returns = link('Returns', 'https://returns.example/start');
const styling = link('Styling', 'https://styling.example/');

describe('the editors’ account links', () => {
  it('[entity.cms-settings-document.16] are shown without the screens that the menu has by itself', () => {
    const addresses = link('Addresses', '/account/addresses');
    const { returnsLink, accountLinks } = sortAccountLinks([
      link('Account', '/account'),
      link('Orders', '/account/order-history'),
      returns,
      addresses,
      link('Log out', '/account/logout'),
    ]);
    expect(returnsLink).toBe(returns);
    expect(accountLinks).toEqual([addresses]);
  });

  it.each([
    ['by its title', link('Exchanges', 'https://parcels.example/')],
    ['by its address', link('Send it back', 'https://returns.example/')],
  ])('know the link to returns %s, wherever it stands', (_, own) => {
    expect(sortAccountLinks([styling, own])).toEqual({ returnsLink: own, accountLinks: [styling] });
  });

  it('take the first link to another site for returns where none speaks of them', () => {
    const back = link('Rücksendung', 'https://zurueck.example/');
    expect(sortAccountLinks([back, styling])).toEqual({ returnsLink: back, accountLinks: [styling] });
  });

  it('have no returns link where none leads to another site', () => {
    const shipping = link('Shipping', '/pages/returns');
    expect(sortAccountLinks([shipping])).toEqual({ returnsLink: null, accountLinks: [shipping] });
  });
});
