import { desktopHeaderTone, type HeaderTone, mobileHeaderTone } from '@storefront/core/shell/header-tone';
import { useEffect } from 'react';

export interface HeaderLook {
  wide: string;
  narrow: string;
}

interface HeaderToneTrackerProps {
  path: string;
  heroTone: 'dark' | 'light' | null;
  isMenuOpen: boolean;
  onChange: (look: HeaderLook) => void;
}

const named = ({ text, background }: HeaderTone) => `${text}-${background}`;

/** Follows the scroll where a picture begins under the header; loaded only there. Shows nothing itself. */
export function HeaderToneTracker({ path, heroTone, isMenuOpen, onChange }: HeaderToneTrackerProps) {
  useEffect(() => {
    let lastY = window.scrollY;
    let direction: 'up' | 'down' | null = null;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { scrollY } = window;
      if (scrollY !== lastY) direction = scrollY < lastY ? 'up' : 'down';
      lastY = scrollY;
      const situation = { path, scrollY, scrollDirection: direction, heroTone, isMenuOpen };
      onChange({ wide: named(desktopHeaderTone(situation)), narrow: named(mobileHeaderTone(situation)) });
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
  }, [path, heroTone, isMenuOpen, onChange]);
  return null;
}
