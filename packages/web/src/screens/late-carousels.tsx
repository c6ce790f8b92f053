import { RECOMMENDATIONS_LOAD_AFTER_MS } from '@storefront/core/recommendation/carousel';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLoaded } from '../hooks/use-loaded.ts';
import { whenNear } from '../hooks/when-near.ts';

const loadCarousels = () =>
  import(/* webpackChunkName: "carousels" */ './carousels.tsx').then((module) => module.Carousels);

interface LateCarouselsProps extends ComponentProps<Awaited<ReturnType<typeof loadCarousels>>> {
  /** Not before a second after the page, as on product pages. */
  isTimed?: boolean;
}

/** `[const.timings.8]` The place of carousels, which load when it is near. */
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
  return <div ref={place}>{Carousels && <Carousels {...carousels} />}</div>;
}
