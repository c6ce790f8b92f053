import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { ListingReader } from '@storefront/core/providers/commerce/commerce';
import { type createStore, useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { readSiblings } from '../../clients/read-siblings.ts';
import { toShopCard } from '../../clients/to-shop-card.ts';
import { warnUnlessLeft } from '../../hooks/late-part.ts';
import { inPriceMarket } from '../../state/in-price-market.ts';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { showLocalPrices } from '../../state/show-local-prices.ts';

/** In the order of the handles, with the prices of the shopper's country. Rejects with a `Fault`; unknown ones are left out. */
export async function loadCardsByHandles(
  store: ReturnType<typeof createStore>,
  handles: readonly string[],
  texts: CardTexts,
  reader: Pick<ListingReader, 'productsByHandles' | 'siblings'>,
): Promise<ProductCard[]> {
  return inPriceMarket(store, async (country) => {
    const { products } = await reader.productsByHandles(handles, country);
    const siblings = await readSiblings(reader, products, country);
    showLocalPrices(store, products, country);
    return products.map((product) => toShopCard(product, texts, { siblings }));
  });
}

/** Empty until they are there, and when they cannot be loaded. */
export function useCardsByHandles(handles: readonly string[], texts: CardTexts): ProductCard[] {
  const store = useStore();
  const country = useAtomValue(priceCountryAtom);
  const [cards, setCards] = useState<ProductCard[]>([]);
  // Read anew in another country: the cards have its prices.
  useEffect(() => {
    let isStale = false;
    const load = async () => {
      const { commerceListing } = await import('../../clients/commerce-listing.ts');
      const found = await loadCardsByHandles(store, handles, texts, commerceListing());
      if (!isStale && store.get(priceCountryAtom) === country) setCards(found);
    };
    load().catch((error: unknown) => warnUnlessLeft('Similar pieces could not be loaded', error));
    return () => {
      isStale = true;
    };
  }, [store, handles, texts, country]);
  return cards;
}
