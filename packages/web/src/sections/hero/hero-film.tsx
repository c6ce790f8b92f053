import { useState } from 'react';
import { sectionCopy as copy } from '../../copy/section-copy.ts';
import { Clip } from '../../features/product/clip.tsx';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { prefersReducedMotionAtom } from '../../state/site-atoms.ts';
import { join } from '../../ui/join.ts';
import styles from './hero-film.module.css';

/** A silent film over the hero's picture, until it is paused; none where a visitor wants less motion. */
export function HeroFilm({ film }: { film: string }) {
  const prefersReducedMotion = useSettledAtom(prefersReducedMotionAtom, true);
  const [isPaused, setPaused] = useState(false);
  const [hasPlayed, setPlayed] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (prefersReducedMotion || isBroken) return null;
  return (
    <>
      <Clip
        video={film}
        isPlaying={!isPaused}
        onPlaying={() => setPlayed(true)}
        onFail={() => setBroken(true)}
        className={join(styles.film, hasPlayed && styles.playing)}
      />
      {hasPlayed && (
        <button
          type="button"
          className={styles.pause}
          aria-pressed={isPaused}
          aria-label={copy.pauseFilm}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </>
  );
}
