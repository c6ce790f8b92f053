import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { guarded } from './guarded.tsx';
import { fetchPart, noteBroken } from './late-part.ts';

/** Fetches a component; must not change between renders. */
export interface Load<Props> {
  (): Promise<ComponentType<Props>>;
  /** What came, where it is `remembered`. */
  loaded?: ComponentType<Props>;
}

/** For what must stand in the same frame as the click: fetched on a hint before it, it is drawn without a wait. */
export function remembered<Props>(fetchComponent: () => Promise<ComponentType<Props>>): Load<Props> {
  const load: Load<Props> = async () => {
    load.loaded = await fetchComponent();
    return load.loaded;
  };
  return load;
}

/** Fetches ahead, on a hint; whoever then wants it in earnest hears if it does not come. */
export function warmUp(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/** Fetches ahead, on a hint, and then has it drawn unseen, with less haste than anything the shopper does. */
export function makeAhead(load: () => Promise<unknown>, setNear: (isNear: boolean) => void): void {
  warmUp(() => load().then(() => startTransition(() => setNear(true))));
}

/**
 * A component that is fetched the first time it is wanted and stays from then on, so that it can also slide out.
 * `onMissing` does without it, where it does not come or cannot be drawn, and should stop wanting it: then the next
 * wish fetches again.
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
        noteBroken(error);
        setBroken(true);
        setComponent(null);
      }),
    });
  if (isBroken && !isWanted) setBroken(false);
  const isMissing = isWanted && component === null && !isBroken;
  if (isMissing && load.loaded) keep(load.loaded);
  const keepLoaded = useEffectEvent(keep);
  const doWithout = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    fetchPart(load).then(
      (Component) => {
        if (!isStale) keepLoaded(Component);
      },
      () => {
        if (!isStale) doWithout();
      },
    );
    return () => {
      isStale = true;
    };
  }, [isMissing, load]);
  useEffect(() => {
    if (isBroken) doWithout();
  }, [isBroken]);
  return component?.Component ?? null;
}
