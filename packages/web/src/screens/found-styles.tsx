import { useSetAtom } from 'jotai';
import type { ComponentProps } from 'react';
import { CardPrice } from '../features/product/card-price.tsx';
import { quickAddCardAtom } from '../features/product/quick-add-atoms.ts';
import { SearchFindings } from '../features/search/search-findings.tsx';

/** Joins what a search finds with prices and quick add. */
export function FoundStyles(props: Omit<ComponentProps<typeof SearchFindings>, 'renderPrice' | 'onWait'>) {
  const openQuickAdd = useSetAtom(quickAddCardAtom);
  return (
    <SearchFindings
      {...props}
      renderPrice={(card) => <CardPrice card={card} />}
      onWait={(card) => openQuickAdd({ ...card })}
    />
  );
}
