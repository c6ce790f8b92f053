import type { ProductCard } from '@storefront/core/product/card';
import { useSetAtom } from 'jotai';
import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { productCardCopy as copy } from '../../copy/product-card-copy.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { cardActionsAtom } from '../../state/wishlist-atoms.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './card-tools.module.css';
import { HoverClip } from './hover-clip.tsx';
import { HoverPicture } from './hover-picture.tsx';
import { metCardsAtom, quickAddCardAtom } from './quick-add-atoms.ts';

/** Where a card shows its second picture and the sizes under the pointer; elsewhere it is swiped. */
const HOVERS = '(hover: hover) and (min-width: 1100px)';
const MOVES = '(prefers-reduced-motion: no-preference)';
/** A shorter way of a finger is a press. */
const SWIPED_PX = 24;
/** A card under the pointer, or with the focus. */
const TURNED_TO = ':hover, :focus-within';

interface CardToolsProps {
  card: ProductCard;
  maxWidth: number;
}

/** What a card does beside leading to its product: a second picture, quick add. Loaded when the page is used. */
export function CardTools({ card, maxWidth }: CardToolsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<Element | null>(null);
  const [isSecond, setSecond] = useState(false);
  const [isTurnedTo, setTurnedTo] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const meet = useSetAtom(metCardsAtom);
  const openQuickAdd = useSetAtom(quickAddCardAtom);
  const actions = useSettledAtom(cardActionsAtom, null);
  const canBeAdded = card.status === 'available' || card.status === 'pre-sale';

  const onIntent = useEffectEvent((article: Element) => {
    setLink(article.querySelector('a'));
    if (place.current && matchMedia(HOVERS).matches) meet({ card, place: place.current });
  });
  useEffect(() => {
    const article = place.current?.closest('article');
    if (!article) return;
    const stop = new AbortController();
    const onSign = () => onIntent(article);
    const follow = () => setTurnedTo(article.matches(TURNED_TO));
    for (const sign of ['pointerenter', 'focusin', 'touchstart'])
      article.addEventListener(sign, onSign, { passive: true, signal: stop.signal });
    for (const change of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      article.addEventListener(change, follow, { passive: true, signal: stop.signal });
    if (article.matches(TURNED_TO)) {
      onSign();
      follow();
    }
    return () => stop.abort();
  }, []);

  const swipe = (step: number) =>
    link?.scrollTo({
      left: step * link.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  // The buttons stand where thumbs begin, and beside them the browser scrolls by itself.
  const finger = useRef({ x: 0, y: 0 });
  const swipedOver = {
    onTouchStart({ changedTouches: { 0: begun } }: TouchEvent) {
      if (begun) finger.current = { x: begun.clientX, y: begun.clientY };
    },
    onTouchEnd({ changedTouches: { 0: ended } }: TouchEvent) {
      if (!ended) return;
      const [across, down] = [ended.clientX - finger.current.x, ended.clientY - finger.current.y];
      if (Math.abs(across) > Math.max(SWIPED_PX, Math.abs(down))) swipe(across < 0 ? 1 : 0);
    },
  };
  useEffect(() => {
    if (!link) return;
    const onScroll = () => setSecond(link.scrollLeft > link.clientWidth / 2);
    link.addEventListener('scroll', onScroll, { passive: true });
    return () => link.removeEventListener('scroll', onScroll);
  }, [link]);

  const clip = link && !isBroken && matchMedia(`${HOVERS} and ${MOVES}`).matches ? card.video : undefined;
  return (
    <>
      {link &&
        clip !== undefined &&
        createPortal(<HoverClip video={clip} isPlaying={isTurnedTo} onFail={() => setBroken(true)} />, link)}
      {card.hoverImage && (
        <>
          {link &&
            clip === undefined &&
            createPortal(
              <HoverPicture image={card.hoverImage} sizes={sizesIn(link)} maxWidth={maxWidth} />,
              link,
            )}
          <IconButton
            icon="carat-left"
            size={18}
            label={copy.previousImage}
            className={styles.previous}
            aria-disabled={!isSecond}
            onClick={() => swipe(0)}
            {...swipedOver}
          />
          <IconButton
            icon="carat-right"
            size={18}
            label={copy.nextImage}
            className={styles.following}
            aria-disabled={isSecond}
            onClick={() => swipe(1)}
            {...swipedOver}
          />
          <span className={styles.progress} data-second={isSecond || undefined} aria-hidden="true" />
        </>
      )}
      {actions && <actions.Actions card={card} />}
      {canBeAdded && (
        <IconButton
          icon="add"
          label={copy.quickAdd(card.title)}
          className={styles.plus}
          // Anew where the drawer with the same card is still sliding out.
          onClick={() => openQuickAdd({ ...card })}
        />
      )}
      <div ref={place} className={styles.quick} />
    </>
  );
}

/** As wide as the first picture. As a prop it would draw the tools anew with the density, before their script has come. */
const sizesIn = (link: Element) => link.querySelector('img')?.sizes ?? '100vw';
