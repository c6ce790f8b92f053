import { it } from 'vitest';
import { openShopBehind } from './shop-behind.ts';

it('measure', async () => {
  const shop = await openShopBehind();
  const times: number[] = [];
  await Promise.all(
    [1, 2, 3, 4, 5].map(async (id) => {
      for (let edit = 0; edit < 10; edit += 1) {
        const at = Date.now();
        const version = new Date(at).toISOString();
        setTimeout(() => shop.outside.products.set(`p-${id}`, version), 2000);
        await shop.tellShop('products/update', {
          id,
          handle: `p-${id}`,
          updated_at: version,
          status: 'active',
          variants: [],
        });
        while (shop.outside.built.findLast(({ path }) => path === `/products/p-${id}`)?.version !== version)
          await new Promise((r) => setTimeout(r, 20));
        times.push(Date.now() - at);
      }
    }),
  );
  times.sort((a, b) => a - b);
  console.error(`EDITS ${times.length} p50 ${times[25]} p95 ${times[47]} max ${times[49]}`);
  await shop.close();
}, 110_000);
