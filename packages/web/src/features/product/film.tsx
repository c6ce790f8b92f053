import type { PageVideo } from '@storefront/core/product/page-video';
import type { HostedVideo } from '@storefront/core/providers/video/video';
import { useEffect, useState } from 'react';
import { findVideoHost } from '../../clients/video-port.ts';
import { galleryCopy as copy } from '../../copy/gallery-copy.ts';
import { join } from '../../ui/join.ts';
import styles from './gallery.module.css';

interface FilmProps {
  video: PageVideo;
  title: string;
}

/** Plays at once: the shopper pressed its button. */
export function Film({ video, title }: FilmProps) {
  return video.place === 'file' ? (
    <FilmFile src={video.src} title={title} />
  ) : (
    <HostedFilm address={video.src} title={title} />
  );
}

function FilmFile({ src, title }: { src: string; title: string }) {
  const [isAbsent, setAbsent] = useState(false);
  if (isAbsent) return <Absent />;
  return (
    <span className={join('frame', styles.film)}>
      {/* A silent clip of a garment: there is nothing to caption. */}
      <video
        ref={(element) => element?.focus({ preventScroll: true })}
        src={src}
        aria-label={copy.film(title)}
        autoPlay
        controls
        loop
        muted
        playsInline
        onError={() => setAbsent(true)}
      />
    </span>
  );
}

/** On the host's player, once the visitor has allowed what it stores; otherwise a link leads there. */
function HostedFilm({ address, title }: { address: string; title: string }) {
  const [found, setFound] = useState<HostedVideo | null | 'searching'>('searching');
  useEffect(() => {
    let isStale = false;
    const host = findVideoHost();
    if (!host) return setFound(null);
    void host.find(address).then((film) => {
      if (!isStale) setFound(film);
    });
    return () => {
      isStale = true;
    };
  }, [address]);
  if (found === 'searching') return <span className={join('frame', styles.film)} aria-busy="true" />;
  if (found === null) return <Absent address={address} />;
  return (
    <span className={join('frame', styles.film)}>
      <iframe
        ref={(element) => element?.focus({ preventScroll: true })}
        src={`${found.embedUrl}&autoplay=1`}
        title={copy.film(found.title || title)}
        allow="autoplay; fullscreen"
      />
    </span>
  );
}

function Absent({ address = null }: { address?: string | null }) {
  return (
    <span className={join('frame', styles.absent)} role="status">
      {copy.filmAbsent}{' '}
      {address !== null && (
        <a className="link" href={address} target="_blank" rel="noopener noreferrer">
          {copy.filmElsewhere}
        </a>
      )}
    </span>
  );
}
