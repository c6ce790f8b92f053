import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../hooks/guarded.tsx';

const logError = (error: unknown) => console.error('A product card could not be shown', error);

interface CardGuardProps {
  /** Shown when the card cannot be rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * `[error.14]` Shows the fallback for a card that cannot be rendered. On the server, where error boundaries do not
 * work, `Suspense` shows it, and the browser renders the card once more.
 */
export function CardBoundary({ fallback, children }: CardGuardProps) {
  return (
    <ErrorBoundary onError={logError} instead={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
