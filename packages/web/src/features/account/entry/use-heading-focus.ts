import { useEffect, useRef } from 'react';

/** The ref of a heading that receives the focus when the step of the screen changes: the pressed button is gone. */
export function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
