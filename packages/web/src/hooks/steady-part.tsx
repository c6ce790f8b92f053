import { type ComponentType, memo, type ReactNode, Suspense } from 'react';
import { latePart } from './late-part.ts';

/**
 * A late part that is drawn again with other props only, never with the page around it: React removes what the server
 * drew of a part that is drawn again before its script has come.
 */
export function steadyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Part: ComponentType<Props> = latePart(load);
  return memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ));
}
