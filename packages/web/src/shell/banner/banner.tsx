import type { RichSpan, RichText } from '@storefront/core/content/rich-text';
import type { ShellContent } from '@storefront/core/content/site-content';
import { BANNER_HOLD_MS, isBannerRotating, nextMessage } from '@storefront/core/shell/banner';
import { useEffect, useState } from 'react';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { isIntlAtom } from '../../state/market-atoms.ts';
import { prefersReducedMotionAtom } from '../../state/site-atoms.ts';
import { join } from '../../ui/join.ts';
import { RichSpans } from '../../ui/rich-text.tsx';
import styles from './banner.module.css';

/** A title and paragraphs one after the other. */
function oneLine(title: string | undefined, text: RichText): RichSpan[] {
  const parts = [...(title === undefined ? [] : [[{ text: title }]]), ...text.map(({ spans }) => spans)];
  return parts.flatMap((spans, place) => (place === 0 ? spans : [{ text: ' ' }, ...spans]));
}

const loadLocalSpans = () => import('./local-spans.tsx').then((module) => module.LocalSpans);

/** `[screen.site-shell-banner.1]` `[screen.site-shell-banner.2]` */
export function Banner({ banner }: { banner: NonNullable<ShellContent['banner']> }) {
  const { messages } = banner;
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const prefersReducedMotion = useSettledAtom(prefersReducedMotionAtom, false);
  const isIntl = useSettledAtom(isIntlAtom, false);
  const lines = messages.map(({ key, title, text }) => {
    const spans = oneLine(title, text);
    return { key, spans, hasTerms: spans.some(({ term }) => term) };
  });
  const LocalSpans = useLoaded(isIntl && lines.some(({ hasTerms }) => hasTerms), loadLocalSpans);
  // Another revision of the settings may have fewer messages.
  const shown = index < messages.length ? index : 0;

  const messageCount = messages.length;
  const isRotating = isBannerRotating({ messageCount, isPaused, isHovered, hasFocus, prefersReducedMotion });
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => setIndex((now) => nextMessage(now, messageCount)), BANNER_HOLD_MS);
    return () => clearInterval(timer);
  }, [isRotating, messageCount]);

  return (
    <section
      className={styles.banner}
      aria-label={lateShellCopy.announcements}
      // Only a message that the visitor requested is read out: words that change by themselves would interrupt.
      aria-live={prefersReducedMotion ? 'polite' : undefined}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      // A mouse leaves its focus behind on the control; only keyboard focus holds the rotation.
      onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
    >
      <div className={styles.messages}>
        {lines.map(({ key, spans, hasTerms }, place) => {
          const Spans = (hasTerms && isIntl && LocalSpans) || RichSpans;
          return (
            <p
              key={key}
              className={join(styles.message, place === shown && styles.shown)}
              // What holds in the US is shown to nobody else.
              data-us={(hasTerms && Spans === RichSpans) || undefined}
              data-abroad={isIntl || undefined}
            >
              <span>
                <Spans spans={spans} />
              </span>
            </p>
          );
        })}
      </div>
      {messageCount > 1 &&
        (prefersReducedMotion ? (
          <button
            type="button"
            className={styles.next}
            aria-label={lateShellCopy.nextAnnouncement}
            onClick={() => setIndex(nextMessage(shown, messageCount))}
          />
        ) : (
          <button
            type="button"
            className={styles.pause}
            aria-pressed={isPaused}
            aria-label={lateShellCopy.pause}
            onClick={() => setPaused(!isPaused)}
          />
        ))}
    </section>
  );
}
