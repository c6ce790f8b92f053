import type { PageVideo } from '@storefront/core/product/page-video';
import { useEffect, useState } from 'react';
import { isOwnConsent } from '../../clients/consent-before.ts';
import { type FoundVideo, findVideo } from '../../clients/video-port.ts';
import { filmCopy as copy } from '../../copy/film-copy.ts';
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
        ref={takeFocus}
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
  const [found, setFound] = useState<FoundVideo | 'searching'>('searching');
  useEffect(() => findVideo(address, setFound), [address]);
  if (found === 'searching') return <span className={join('frame', styles.film)} aria-busy="true" />;
  if (found === 'refused' || found === null)
    return <Absent address={address} isRefused={found === 'refused'} />;
  return (
    <span className={join('frame', styles.film)}>
      <iframe
        ref={takeFocus}
        src={`${found.embedUrl}&autoplay=1`}
        title={copy.film(found.title || title)}
        allow="autoplay; fullscreen"
      />
    </span>
  );
}

interface AbsentProps {
  address?: string;
  isRefused?: boolean;
}

/** Says why there is no film, and what the shopper can do about it. */
function Absent({ address, isRefused = false }: AbsentProps) {
  return (
    <span className={join('frame', styles.absent)} role="status" tabIndex={-1} ref={takeFocus}>
      <span>{isRefused ? (isOwnConsent() ? copy.askOwnConsent : copy.askConsent) : copy.absent}</span>
      {isRefused && (
        <a className="link" href="cookie:">
          {copy.preferences}
        </a>
      )}
      {address && (
        <a className="link" href={address} target="_blank" rel="noopener noreferrer">
          {copy.elsewhere}
        </a>
      )}
    </span>
  );
}

/** The button that was pressed is gone, and with it the focus; one that has moved on meanwhile stays where it is. */
function takeFocus(element: HTMLElement | null) {
  if (element && document.activeElement?.contains(element)) element.focus({ preventScroll: true });
}
