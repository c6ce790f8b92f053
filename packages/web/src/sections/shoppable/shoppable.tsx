import type { ProductCard } from '@storefront/core/product/card';
import type { ShoppablePin, ShoppableSection } from '@storefront/core/providers/content/sections/shoppable';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ProductRow } from '../../features/product/product-row.tsx';
import { contentSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './shoppable.module.css';

type ShoppableProps = Pick<SectionProps<ShoppableSection>, 'section' | 'isLargest' | 'cards'>;

/** With the colour: one design may hang there in several. */
const nameOf = ({ title, swatches }: ProductCard) =>
  [title, swatches.find(({ isCurrent }) => isCurrent)?.colour].filter(Boolean).join(', ');

/** By script: the security policy forbids style attributes. */
function place({ style }: HTMLElement, pin: ShoppablePin) {
  const narrow = pin.mobilePlace ?? pin.place;
  style.setProperty('--x', `${pin.place.x}%`);
  style.setProperty('--y', `${pin.place.y}%`);
  style.setProperty('--narrow-x', `${narrow.x}%`);
  style.setProperty('--narrow-y', `${narrow.y}%`);
  style.setProperty('--pin', 'grid');
}

/** One picture with pins on its products; a pin shows its product beside the picture. */
export function Shoppable({ section, isLargest, cards }: ShoppableProps) {
  const pins = section.pins.flatMap((pin) => {
    const card = cards[pin.handle];
    return card ? [{ ...pin, card }] : [];
  });
  const [openKey, setOpenKey] = useState(pins[Math.floor(pins.length / 2)]?.key ?? null);
  const cardId = useId();
  const cardRoot = useRef<HTMLDivElement>(null);
  // Under a picture that is higher than the window, nobody would see the piece that was asked for.
  const show = (key: string) => {
    flushSync(() => setOpenKey(key));
    cardRoot.current?.scrollIntoView({ block: 'nearest' });
  };
  const openPin = pins.find((pin) => pin.key === openKey);
  return (
    <section className={styles.shoppable} aria-label={section.heading}>
      <div className={styles.text}>
        <h2 className="d2" dir="auto">
          {section.heading}
        </h2>
        {section.link && <MoreLink href={section.link.href}>{section.link.title}</MoreLink>}
      </div>
      <div className={join(styles.stage, section.mobileImage && styles.tall)}>
        <div className="frame">
          <Picture
            sources={contentSources(section.image.src)}
            narrow={section.mobileImage && contentSources(section.mobileImage.src)}
            width={section.image.width}
            height={section.image.height}
            alt={section.image.alt}
            sizes="100vw"
            isLargest={isLargest}
            focus={section.image.focus}
            narrowFocus={section.mobileImage?.focus}
          />
        </div>
        {pins.map((pin) => (
          <button
            key={pin.key}
            type="button"
            className={join(styles.pin, !pin.mobilePlace && styles.wide)}
            aria-label={nameOf(pin.card)}
            aria-expanded={pin.key === openKey}
            aria-controls={cardId}
            onClick={() => show(pin.key)}
            ref={(element) => {
              if (element) place(element, pin);
            }}
          />
        ))}
      </div>
      <div ref={cardRoot} id={cardId} className={styles.card} aria-live="polite">
        {openPin && <ProductRow key={openPin.handle} card={openPin.card} />}
      </div>
    </section>
  );
}
