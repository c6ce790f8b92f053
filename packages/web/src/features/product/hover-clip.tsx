import { useState } from 'react';
import { join } from '../../ui/join.ts';
import { Clip } from './clip.tsx';
import styles from './product-card.module.css';

interface HoverClipProps {
  video: string;
  isPlaying: boolean;
  onFail: () => void;
}

/** `[screen.product-card.2]` A card's video, faded in over its picture once it plays. */
export function HoverClip(props: HoverClipProps) {
  const [hasPlayed, setPlayed] = useState(false);
  return (
    <Clip
      {...props}
      onPlaying={() => setPlayed(true)}
      className={join(styles.hover, hasPlayed && styles.loaded)}
    />
  );
}
