import type { LookUpReader } from '@storefront/core/providers/commerce/commerce';
import { type createStore, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { inMarket } from '../../state/in-market.ts';

/**
 * `[entity.normalized-product.14]` The address of a video that is an address, or the global id of a media of the platform.
 * Rejects when the platform has none for it.
 */
export async function readVideoUrl(
  store: ReturnType<typeof createStore>,
  video: string,
  open: () => Promise<Pick<LookUpReader, 'videoSource'>> = async () =>
    (await import('../../clients/commerce-look-up.ts')).commerceLookUp(),
): Promise<string> {
  if (!video.startsWith('gid://')) return video;
  const reader = await open();
  const source = await inMarket(store, (country) => reader.videoSource(video, country));
  if (!source) throw new Error(`The platform has no video "${video}"`);
  return source.url;
}

/** Null until it is known; calls `onFail` when there is none. */
export function useVideoUrl(video: string, onFail: () => void): string | null {
  const store = useStore();
  const [known, setKnown] = useState<{ video: string; url: string } | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isStale = false;
    readVideoUrl(store, video).then(
      (url) => {
        if (!isStale) setKnown({ video, url });
      },
      (error: unknown) => {
        console.warn('A video could not be found', error);
        if (!isStale) fail();
      },
    );
    return () => {
      isStale = true;
    };
  }, [store, video]);
  return known?.video === video ? known.url : null;
}
