import { type HeaderLook, headerLook } from '@storefront/core/shell/header-tone';
import { useEffect, useState } from 'react';

interface HeaderToneTrackerProps {
  path: string;
  heroTone: 'dark' | 'light' | null;
  isMenuOpen: boolean;
  onChange: (look: HeaderLook) => void;
}

interface LastScroll {
  scrollY: number;
  scrollDirection: 'up' | 'down' | null;
}

/**
 * Follows the scroll of a page where a picture begins under the header; loaded only there. Draws nothing. A panel
 * that opens or closes uses the last measurement: a new one would make the browser lay out the panel before painting.
 */
export function HeaderToneTracker({ path, heroTone, isMenuOpen, onChange }: HeaderToneTrackerProps) {
  const [scroll, setScroll] = useState<LastScroll | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const { scrollY } = window;
      setScroll((last) => {
        if (last === null) return { scrollY, scrollDirection: null };
        if (scrollY === last.scrollY) return last;
        return { scrollY, scrollDirection: scrollY < last.scrollY ? 'up' : 'down' };
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

  useEffect(() => {
    if (scroll === null) return;
    onChange(headerLook({ ...scroll, path, heroTone, isMenuOpen }));
  }, [scroll, path, heroTone, isMenuOpen, onChange]);
  return null;
}
