import { FIT_KEY, rememberFit, suggestedOption } from '@storefront/core/product/fit-memory';
import type { SizeOption } from '@storefront/core/product/size-options';
import { useEffect, useState } from 'react';
import { productLateCopy as copy } from '../../copy/product-late-copy.ts';
import { localStore } from '../../state/browser-storage.ts';

export interface FitSuggestionProps {
  productType: string;
  options: readonly SizeOption[];
  /** The size that the shopper picked on this page. */
  picked: string | null;
  /** Whether a size is chosen, by the shopper or by the address. */
  isChosen: boolean;
  onChoose: (variantId: string) => void;
}

/** Remembers the size that was picked last for a type of product on this device, and suggests it on other pages. */
export function FitSuggestion({ productType, options, picked, isChosen, onChoose }: FitSuggestionProps) {
  const [stored, setStored] = useState<string | null>(null);
  // The server knows of no storage, so the first drawing cannot show it.
  useEffect(() => setStored(localStore.read(FIT_KEY)), []);
  const store = (size: string | null) => {
    const fit = rememberFit(localStore.read(FIT_KEY), productType, size);
    localStore.write(FIT_KEY, fit);
    setStored(fit);
  };
  useEffect(() => {
    if (picked) localStore.write(FIT_KEY, rememberFit(localStore.read(FIT_KEY), productType, picked));
  }, [picked, productType]);
  const option = isChosen ? null : suggestedOption(stored, productType, options);
  if (!option) return null;
  const { size, variantId } = option;
  return (
    <>
      <button type="button" className="link" onClick={() => onChoose(variantId)}>
        {copy.lastTime(size)}
      </button>
      <button
        type="button"
        className="link"
        aria-label={copy.forgetSize(size)}
        onClick={({ currentTarget }) => {
          // It goes away itself, and the focus with it.
          currentTarget.closest('section')?.querySelector<HTMLElement>('input[type=radio]')?.focus();
          store(null);
        }}
      >
        {copy.forget}
      </button>
    </>
  );
}
