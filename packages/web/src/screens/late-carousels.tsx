import type { CardTexts } from '@storefront/core/product/card';
import { RECOMMENDATIONS_LOAD_AFTER_MS } from '@storefront/core/recommendation/carousel';
import { placementOf } from '@storefront/core/recommendation/profiles';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLoaded } from '../hooks/use-loaded.ts';
import { whenNear } from '../hooks/when-near.ts';
import styles from '../ui/carousel.module.css';

const loadCarousels = () =>
  import(/* webpackChunkName: "carousels" */ './carousels.tsx').then((module) => module.Carousels);

interface LateCarouselsProps extends ComponentProps<Awaited<ReturnType<typeof loadCarousels>>> {
  /** Not before a second after the page, as on product pages. */
  isTimed?: boolean;
}

/** `[const.timings.8]` The place of carousels, which load when it is near, as high as the first of them. */
export function LateCarousels({ isTimed, ...carousels }: LateCarouselsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(
      () => {
        if (place.current) cancel = whenNear(place.current, () => setWanted(true));
      },
      isTimed ? RECOMMENDATIONS_LOAD_AFTER_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [isTimed]);
  const Carousels = useLoaded(isWanted, loadCarousels, () => setWanted(false));
  return (
    <div ref={place} className={Carousels ? undefined : styles.awaited}>
      {Carousels && <Carousels {...carousels} />}
    </div>
  );
}

/** Draws the rails of what is recommended on a page that is no placement of its own; none without texts for their cards. */
export function recommendedRails(texts: CardTexts | null) {
  return (rail: { heading: string; profile: string }) =>
    texts && <LateCarousels texts={texts} recommended={{ ...rail, placement: placementOf('other') }} />;
}
