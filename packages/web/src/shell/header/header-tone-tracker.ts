import { type HeaderLook, headerLook } from '@storefront/core/shell/header-tone';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { scrollDirectionAtom, scrollYAtom } from '../../state/scroll-atoms.ts';

interface HeaderToneTrackerProps {
  path: string;
  heroTone: 'dark' | 'light' | null;
  isMenuOpen: boolean;
  onChange: (look: HeaderLook) => void;
}

/**
 * Follows the scroll of a page where a picture begins under the header; loaded only there. Draws nothing. A panel
 * that opens or closes uses the last measurement: a new one would make the browser lay out the panel before painting.
 */
export function HeaderToneTracker({ path, heroTone, isMenuOpen, onChange }: HeaderToneTrackerProps) {
  const scrollY = useAtomValue(scrollYAtom);
  const scrollDirection = useAtomValue(scrollDirectionAtom);
  const { wide, narrow } = headerLook({ path, scrollY, scrollDirection, heroTone, isMenuOpen });

  useEffect(() => onChange({ wide, narrow }), [wide, narrow, onChange]);
  return null;
}
