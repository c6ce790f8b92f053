import { type ReactNode, useEffect, useRef } from 'react';
import { warmUp } from '../hooks/use-loaded.ts';
import { whenNear } from '../hooks/when-near.ts';
import styles from './carousel.module.css';
import rail from './rail.module.css';
import { type RailHead, RailSection } from './rail-section.tsx';
import { Skeleton } from './skeleton.tsx';
import type { Slider, SliderOptions } from './slider.ts';
import { stepTrack } from './step-track.ts';

const loadSlider = () => import(/* webpackChunkName: "slider" */ './slider.ts');

export interface CarouselCard {
  key: string;
  /** In the list that its cards are from; `data-place` says it. */
  place: number;
  card: ReactNode;
}

interface CarouselProps extends RailHead, SliderOptions {
  /** Null while they are awaited. */
  cards: readonly CarouselCard[] | null;
  placeholders: number;
}

/**
 * A row of cards that loops. Swiper loads when the row is near; until then, and where it cannot be loaded, the row is
 * scrolled and its arrow returns to the start after the end.
 */
export function Carousel({ cards, placeholders, perView, perWideView, wideFromPx, ...head }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider | null>(null);
  const keys = cards?.map(({ key }) => key).join(' ') ?? '';
  useEffect(() => {
    const element = frame.current;
    if (!element || keys === '') return;
    let isGone = false;
    const start = async () => {
      const { startSlider } = await loadSlider();
      if (!isGone) slider.current = startSlider(element, { perView, perWideView, wideFromPx });
    };
    const cancel = whenNear(element, () => warmUp(start));
    return () => {
      isGone = true;
      cancel();
      slider.current?.stop();
      slider.current = null;
    };
  }, [keys, perView, perWideView, wideFromPx]);

  const next = () => {
    if (slider.current) slider.current.next();
    else stepTrack(frame.current, frame.current?.querySelector('li'));
  };
  return (
    <RailSection {...head} onNext={cards ? next : null} isBusy={cards === null}>
      <div ref={frame} className={styles.frame}>
        {cards ? (
          <ul className={`swiper-wrapper ${rail.track}`}>
            {cards.map(({ key, place, card }) => (
              <li key={key} className="swiper-slide" data-place={place}>
                {card}
              </li>
            ))}
          </ul>
        ) : (
          <ul className={rail.track} aria-hidden="true">
            {[...Array(placeholders).keys()].map((place) => (
              <li key={place}>
                <Skeleton className={styles.picture} />
                <div className={styles.words}>
                  <Skeleton className={styles.line} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </RailSection>
  );
}
