import { WIDE_NAVIGATION_FROM_PX } from '@storefront/core/shell/viewport';
import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';
import { latePart } from '../hooks/late-part.ts';

/** React then leaves attributes and contents of the server's element alone. */
const AS_DRAWN_BY_SERVER = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * A late part that style sheets show with the wide navigation only. On narrower pages its script is not loaded and what
 * the server drew, an element of `tag`, stays as it is; a window that becomes wide loads it.
 */
export function widePart<Props extends object>(
  tag: 'nav' | 'div',
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = latePart(load);
  if (typeof window === 'undefined') return Part;
  const wide = matchMedia(`(min-width: ${WIDE_NAVIGATION_FROM_PX}px)`);

  return (props) => {
    const [isWide, setWide] = useState(wide.matches);

    useEffect(() => {
      if (isWide) return;
      const onChange = () => startTransition(() => setWide(wide.matches));
      onChange();
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    }, [isWide]);

    if (isWide) return <Part {...props} />;
    return createElement(tag, { hidden: true, ...AS_DRAWN_BY_SERVER });
  };
}
