import { desktopHeaderTone, type HeaderTone, mobileHeaderTone } from '@storefront/core/shell/header-tone';
import { useEffect, useState } from 'react';

const named = ({ text, background }: HeaderTone) => `${text}-${background}`;

/** The header's look for narrow and wide screens, from the route and the scroll; renders only when it changes. */
export function useHeaderTone(path: string, heroTone: 'dark' | 'light' | null, isMenuOpen: boolean) {
  const [scroll, setScroll] = useState<{ y: number; direction: 'up' | 'down' | null }>({
    y: 0,
    direction: null,
  });

  useEffect(() => {
    let lastY = window.scrollY;
    let frame = 0;
    const look = () => {
      frame = 0;
      const y = window.scrollY;
      const direction = y === lastY ? null : y < lastY ? 'up' : 'down';
      lastY = y;
      // Steps of 100 px are what the rules look at.
      const step = Math.floor(y / 100) * 100 + (y % 100 === 0 ? 0 : 1);
      setScroll((before) => {
        const next = { y: step, direction: direction ?? before.direction };
        return before.y === next.y && before.direction === next.direction ? before : next;
      });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  const situation = { path, scrollY: scroll.y, scrollDirection: scroll.direction, heroTone };
  return {
    wide: named(desktopHeaderTone({ ...situation, isMenuOpen })),
    narrow: named(mobileHeaderTone({ ...situation, isMenuOpen })),
  };
}
