import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { guarded } from './guarded.tsx';
import { fetchPart, recordBroken } from './late-part.ts';

/** Fetches a component; must not change between renders. */
export interface Load<Props> {
  (): Promise<ComponentType<Props>>;
  /** The component, once it came, where it is `remembered`. */
  loaded?: ComponentType<Props>;
}

/** For what must be drawn in the same frame as the click: fetched on a hint before it, it needs no wait. */
export function remembered<Props>(fetchComponent: () => Promise<ComponentType<Props>>): Load<Props> {
  const load: Load<Props> = async () => {
    load.loaded = await fetchComponent();
    return load.loaded;
  };
  return load;
}

/** Prefetches on a hint; a failure shows when the code is needed and fetched again. */
export function warmUp(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/** Prefetches on a hint, and then draws it hidden, at a lower priority than anything the shopper does. */
export function predraw(load: () => Promise<unknown>, setNear: (isNear: boolean) => void): void {
  warmUp(() => load().then(() => startTransition(() => setNear(true))));
}

/**
 * A component that is fetched the first time it is wanted and stays from then on, so that it can also slide out. Calls
 * `onMissing` where it cannot be loaded or drawn, which should set `isWanted` to false: the next true fetches again.
 */
export function useLoaded<Props extends object>(
  isWanted: boolean,
  load: Load<Props>,
  onMissing?: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<{ Component: ComponentType<Props> } | null>(null);
  const [isBroken, setBroken] = useState(false);
  const keep = (Component: ComponentType<Props>) =>
    setComponent({
      Component: guarded(Component, (error) => {
        recordBroken(error);
        setBroken(true);
        setComponent(null);
      }),
    });
  if (isBroken && !isWanted) setBroken(false);
  const isMissing = isWanted && component === null && !isBroken;
  if (isMissing && load.loaded) keep(load.loaded);
  const keepLoaded = useEffectEvent(keep);
  const reportMissing = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    fetchPart(load).then(
      (Component) => {
        if (!isStale) keepLoaded(Component);
      },
      () => {
        if (!isStale) reportMissing();
      },
    );
    return () => {
      isStale = true;
    };
  }, [isMissing, load]);
  useEffect(() => {
    if (isBroken) reportMissing();
  }, [isBroken]);
  return component?.Component ?? null;
}
