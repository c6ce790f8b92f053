import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is fetched the first time it is wanted and stays from then on, so that it can also slide
 * out. `load` must not change between renders.
 */
export function useLoaded<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<{ Component: ComponentType<Props> } | null>(null);
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
