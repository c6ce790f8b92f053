import type { Review } from '@storefront/core/providers/reviews/reviews';
import { reviewCopy } from '../../copy/review-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { join } from '../../ui/join.ts';
import styles from './review-list.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** One review; its text is the provider's, shown as text. */
export function ReviewCard({ review }: { review: Review }) {
  const { stars, title, body, author, writtenAt, isVerifiedBuyer } = review;
  const facts = [
    author || reviewCopy.anonymous,
    day.format(new Date(writtenAt)),
    isVerifiedBuyer && reviewCopy.verified,
  ];
  return (
    <li className={styles.review} tabIndex={-1}>
      <span className={styles.stars} role="img" aria-label={reviewCopy.outOfFive(stars)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name="flower" size={15} className={join(star > stars && styles.off)} />
        ))}
      </span>
      {title && <h3>{title}</h3>}
      <p className="ui">{body}</p>
      <p className="small faint">{facts.filter((fact) => fact !== false).join(' · ')}</p>
    </li>
  );
}
