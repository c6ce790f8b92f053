import { parseArgs } from 'node:util';
import { isFault } from '../../packages/core/src/fault.ts';
import { isOnePrice, type PriceSample } from '../../packages/core/src/product/price-truth.ts';
import { readEnvironment, withDotEnv } from '../shop/read-environment.ts';
import { checkShopPrices } from './check-shop-prices.ts';

/** `npm run price-truth [-- --count 40 --seed 7]`, beside `npm start`. Fails when a price differs anywhere. */
async function run(): Promise<void> {
  const options = {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { values } = parseArgs({ options });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
    throw new Error('--count is a whole number above 0, --seed is a whole number.');
  }
  const samples = await checkShopPrices(readEnvironment(withDotEnv(process.env)).env, { count, seed });
  const different = samples.filter(({ seen }) => !isOnePrice(seen));
  const countries = new Set(samples.map(({ country }) => country)).size;
  console.log(
    `${samples.length} samples of seed ${seed} in ${countries} countries, ${different.length} with two prices.`,
  );
  if (different.length === 0) return;
  console.table(different.map(toRow));
  process.exitCode = 1;
}

function toRow({ handle, variantId, country, seen: { piece, size } }: PriceSample) {
  return {
    piece: handle,
    size: variantId,
    country,
    card: piece.card,
    page: piece.page,
    'structured data': piece.structuredData,
    'page, size chosen': size.page,
    'structured data of the size': size.structuredData,
    bag: size.bag,
    checkout: size.checkout,
  };
}

try {
  await run();
} catch (error) {
  console.error(isFault(error) ? error.say : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
