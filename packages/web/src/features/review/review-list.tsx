import type { PageReviews } from '@storefront/core/review/review-aggregate';
import { useEffect, useRef, useState } from 'react';
import { whenAllowed } from '../../clients/consent-port.ts';
import { findReviews } from '../../clients/reviews-port.ts';
import { reviewCopy } from '../../copy/review-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './review-list.module.css';
import { useReviews } from './use-reviews.ts';

/**
 * `[call.other-third-party-calls.3]` Once the visitor allows it, the provider's widget takes the place of our own list:
 * when it has drawn something, not before, so that a widget that stays away leaves the list as it is.
 */
function useWidget(productId: string) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new MutationObserver(() => setDrawn(element.childElementCount > 0));
    observer.observe(element, { childList: true });
    const cancel = whenAllowed('reviews', () => void findReviews()?.show(element, productId));
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [productId]);
  return { place, isDrawn };
}

export function ReviewList({ reviews: { productId, rating } }: { reviews: PageReviews }) {
  const { place, isDrawn } = useWidget(productId);
  return (
    <>
      {!isDrawn && <OwnList productId={productId} rating={rating} />}
      <div ref={place} className={styles.widget} />
    </>
  );
}

function OwnList({ productId, rating }: PageReviews) {
  const { reviews, next, state, readOn } = useReviews(productId);
  const list = useRef<HTMLUListElement>(null);
  /** How many there were when further ones were requested. */
  const readFrom = useRef<number | null>(null);

  // The button moves down, or away: the reader goes on with the first of the new ones.
  useEffect(() => {
    if (readFrom.current === null || reviews.length <= readFrom.current) return;
    const first = list.current?.children[readFrom.current];
    readFrom.current = null;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [reviews.length]);

  const readMore = () => {
    readFrom.current = reviews.length;
    void readOn();
  };
  const hasFailed = state === 'failed';
  return (
    <>
      {rating && (
        <div className={styles.rating}>
          <p className="d3 num">
            <span aria-hidden="true">{rating.average.toFixed(1)}</span>
            <span className="sr">{reviewCopy.outOfFive(rating.average.toFixed(1))}</span>
          </p>
          <p className="ui muted">{reviewCopy.count(rating.count)}</p>
        </div>
      )}
      <ul ref={list} className={styles.list}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {state === 'reading' && reviews.length === 0 && (
        <div role="status" aria-label={reviewCopy.loading}>
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
        </div>
      )}
      {state === 'ready' && reviews.length === 0 && <p className={styles.note}>{reviewCopy.none}</p>}
      {hasFailed && (
        <p className={styles.note} role="alert">
          {reviews.length > 0 ? reviewCopy.moreFailed : reviewCopy.failed}
        </p>
      )}
      {(hasFailed || (next !== null && reviews.length > 0)) && (
        <Button look="line" isBlock isBusy={state === 'reading'} onClick={readMore}>
          {hasFailed ? reviewCopy.tryAgain : reviewCopy.more}
        </Button>
      )}
    </>
  );
}
