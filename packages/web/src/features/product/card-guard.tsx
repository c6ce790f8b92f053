import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../hooks/guarded.tsx';

const note = (error: unknown) => console.error('A product card could not be shown', error);

interface CardGuardProps {
  /** Stands in the card's place when it cannot be drawn. */
  instead: ReactNode;
  children: ReactNode;
}

/**
 * `[error.14]` A card that cannot be drawn says so where it would stand, and everything else stays. On the server it is
 * the `Suspense` that holds the page together: the browser then tries the card once more.
 */
export function CardGuard({ instead, children }: CardGuardProps) {
  return (
    <ErrorBoundary onError={note} instead={instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorBoundary>
  );
}
