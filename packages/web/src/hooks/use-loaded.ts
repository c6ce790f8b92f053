import { type ComponentType, useEffect, useState } from 'react';

/** Fetches a component; must not change between renders. */
export interface Load<Props> {
  (): Promise<ComponentType<Props>>;
  /** What came, where it is `remembered`. */
  loaded?: ComponentType<Props>;
}

/** For what must stand in the same frame as the click: fetched on a hint before it, it is drawn without a wait. */
export function remembered<Props>(fetchPart: () => Promise<ComponentType<Props>>): Load<Props> {
  const load: Load<Props> = async () => {
    load.loaded = await fetchPart();
    return load.loaded;
  };
  return load;
}

/** A component that is fetched the first time it is wanted and stays from then on, so that it can also slide out. */
export function useLoaded<Props>(isWanted: boolean, load: Load<Props>): ComponentType<Props> | null {
  const [component, setComponent] = useState<{ Component: ComponentType<Props> } | null>(null);
  if (isWanted && load.loaded && component === null) setComponent({ Component: load.loaded });
  const isMissing = isWanted && component === null;
  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    load().then(
      (Component) => {
        if (!isStale) setComponent({ Component });
      },
      (error: unknown) => console.error('A part of the page could not be loaded', error),
    );
    return () => {
      isStale = true;
    };
  }, [isMissing, load]);
  return component?.Component ?? null;
}
