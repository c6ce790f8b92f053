import { plainText } from '@storefront/core/content/plain-text';
import type { ShellContent } from '@storefront/core/content/site-content';
import { BANNER_HOLD_MS, isBannerRotating, isLongBanner, nextMessage } from '@storefront/core/shell/banner';
import { useEffect, useState } from 'react';
import { shellCopy } from '../copy/shell-copy.ts';
import { join } from '../ui/join.ts';
import { RichSpans } from '../ui/rich-text.tsx';
import styles from './banner.module.css';

/** `[screen.site-shell-banner]` */
export function Banner({ banner }: { banner: NonNullable<ShellContent['banner']> }) {
  const { messages } = banner;
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const isRotating = isBannerRotating({
      messageCount: messages.length,
      isPaused,
      isHovered: isHeld,
      hasFocus: false,
      prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    if (!isRotating) return;
    const timer = setInterval(() => setIndex((now) => nextMessage(now, messages.length)), BANNER_HOLD_MS);
    return () => clearInterval(timer);
  }, [messages.length, isPaused, isHeld]);

  const texts = messages.map(({ text }) => plainText(text));
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section
      className={join(styles.banner, isLongBanner(texts) && styles.long)}
      aria-label={shellCopy.announcements}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {messages.map(({ key, text }, place) => (
        <p key={key} className={join(styles.message, place === index && styles.shown)}>
          <span>
            {text.map((block) => (
              <RichSpans key={block.spans[0]?.text ?? block.kind} spans={block.spans} />
            ))}
          </span>
        </p>
      ))}
      {messages.length > 1 && (
        <button
          type="button"
          className={styles.pause}
          aria-pressed={isPaused}
          aria-label={shellCopy.pause}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </section>
  );
}
