import { useEffect, useEffectEvent, useRef } from 'react';
import { useVideoUrl } from './use-video-url.ts';

interface ClipProps {
  /** An address, or the global id of a media. */
  video: string;
  isPlaying: boolean;
  onPlaying?: () => void;
  /** It cannot be found, played, or the browser refuses to. */
  onFail: () => void;
  className?: string | undefined;
}

/** A silent clip over and over, as decoration: what it shows is on the pictures too. Loaded when it first plays. */
export function Clip({ video, isPlaying, onPlaying, onFail, className }: ClipProps) {
  const element = useRef<HTMLVideoElement>(null);
  const url = useVideoUrl(video, onFail);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const clip = element.current;
    if (!clip || url === null) return;
    if (!isPlaying) {
      clip.pause();
      return;
    }
    // An interruption by a pause is no failure.
    clip.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') fail();
    });
  }, [isPlaying, url]);
  if (url === null) return null;
  return (
    <video
      ref={element}
      src={url}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={onPlaying}
      onError={onFail}
      className={className}
    />
  );
}
