import { createWishlistService } from '@storefront/core/providers/wishlist/server';
import type { WishlistIdentity } from '@storefront/core/providers/wishlist/wishlist';
import type { WishlistItem } from '@storefront/core/wishlist/wishlist';
import { expect } from 'playwright/test';
import { swymAccount } from '../../packages/sandbox/src/swym/account.ts';
import { makeCustomer, newEmail, PASSWORD, storefront } from './customers.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openProduct } from './open-product.ts';

const HANDLE = 'vesper-silk-robe-rose';
const SWYM = `http://localhost:${process.env.SANDBOX_DESK_PORT ?? 3003}/swym`;
const service = createWishlistService({ baseUrl: SWYM, ...swymAccount, timeoutMs: 5_000, fetch });

/** An identity that the provider's own script gave a visitor. */
async function makeVisitor(): Promise<WishlistIdentity> {
  const response = await fetch(`${SWYM}/storeadmin/v3/user/generate-regid?appId=Wishlist`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${swymAccount.pid}:${swymAccount.apiKey}`)}` },
    body: new URLSearchParams({ uuid: crypto.randomUUID(), useragenttype: 'headlessServer' }),
  });
  const { regid, sessionid } = await response.json();
  return { regid, sessionId: sessionid };
}

async function fill(owner: WishlistIdentity, name: string, items: WishlistItem[]): Promise<void> {
  const { lid } = await service.createList(owner, name);
  await service.addProductsToList(owner, lid, items);
}

/** The robe in its sizes, as lists hold it. */
async function readRobes(siteUrl: string): Promise<WishlistItem[]> {
  const query = `{ product(handle: "${HANDLE}") { id variants(first: 3) { nodes { id } } } }`;
  const { product } = await storefront(query);
  const { id, variants } = Object(product);
  const numberOf = (gid: string) => Number(gid.split('/').at(-1));
  const du = new URL(`/products/${HANDLE}`, siteUrl).href;
  return variants.nodes.map((variant: { id: string }) => ({
    epi: numberOf(variant.id),
    empi: numberOf(id),
    du,
  }));
}

test.afterEach(() => desk.clearFaults());

test.describe('a guest whom the wishlist service knows', { tag: '@desktop' }, () => {
  test.use({ allowed: /\/api\/wishlists|Failed to load resource/ });

  test('[state.wishlist.6] [role.1] finds her lists in her own after a login, each piece once, also when the service was down then', async ({
    page,
    context,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const email = newEmail('merge');
    await makeCustomer(email);
    const [first, second, third] = await readRobes(site);
    if (!first || !second || !third) throw new Error('The robe has fewer than three sizes.');
    const customer = await service.identify(email);
    const visitor = await makeVisitor();
    await fill(customer, 'For December', [first]);
    await fill(visitor, 'For December', [first, second]);
    await fill(visitor, 'Capri', [third]);
    await context.addCookies([{ url: site, name: 'swym-swymRegid', value: visitor.regid }]);
    const identityOfVisitor = async () =>
      (await context.cookies()).find(({ name }) => name === 'swym-swymRegid')?.value;
    const modal = page.getByRole('dialog', { name: 'Add to wishlist' });

    await openProduct(page, `/products/${HANDLE}?variant=${first.epi}`);
    await page.getByRole('button', { name: 'Save Vesper Silk Robe to a wishlist' }).first().click();
    await modal.getByRole('link', { name: /^To use the wishlist/ }).click();
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await desk.setFaults({ provider: 'swym', kind: 'down' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByText('Your wishlists cannot be reached just now.')).toBeVisible();
    expect(await identityOfVisitor()).toBe(visitor.regid);

    await desk.clearFaults();
    await modal.getByRole('button', { name: 'Try again' }).click();
    await expect(modal.getByRole('tab', { name: 'Lists', selected: true })).toBeVisible();
    await expect.poll(identityOfVisitor).toBeUndefined();
    const lists = modal.getByLabel('List', { exact: true });
    await modal.getByLabel('Size').selectOption(String(first.epi));
    await expect(lists.getByRole('option', { name: 'For December (added)' })).toBeDisabled();
    await expect(lists.getByRole('option', { name: 'Capri', exact: true })).toBeEnabled();

    await page.goto('/account/wishlist');
    const robes = (list: RegExp) =>
      page.getByRole('region', { name: list }).getByRole('heading', { name: 'Vesper Silk Robe' });
    for (const open of ['at once', 'after a reload']) {
      await expect(robes(/^For December/), open).toHaveCount(2);
      await expect(robes(/^Capri/), open).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }), open).toHaveCount(2);
      await page.reload();
    }
    const stored = await service.fetchLists(customer);
    expect(
      Object.fromEntries(
        stored.map(({ lname, listcontents }) => [lname, listcontents.map(({ epi }) => epi)]),
      ),
    ).toEqual({ 'For December': [first.epi, second.epi], Capri: [third.epi] });
  });
});
