import { type ReactNode, useEffect, useRef, useState } from 'react';
import { quickAddCopy as copy } from '../../copy/quick-add-copy.ts';
import { Clip } from './clip.tsx';
import styles from './quick-add-drawer.module.css';

/** A clip counts as seen when so much of it is. */
const SEEN_RATIO = 0.6;

interface GalleryClipProps {
  video: string;
  /** The link around the clip. */
  children: (clip: ReactNode) => ReactNode;
}

/** `[screen.quick-add.6]` A video among pictures: it plays while it is seen, unless the shopper pauses it. */
export function GalleryClip({ video, children }: GalleryClipProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry !== undefined && entry.intersectionRatio >= SEEN_RATIO),
      { threshold: SEEN_RATIO },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (isBroken) return null;
  return (
    <div ref={place} className={styles.clip}>
      {children(<Clip video={video} isPlaying={isSeen && !isPaused} onFail={() => setBroken(true)} />)}
      <button
        type="button"
        className={styles.pause}
        aria-pressed={isPaused}
        aria-label={copy.pauseClip}
        onClick={() => setPaused(!isPaused)}
      />
    </div>
  );
}
