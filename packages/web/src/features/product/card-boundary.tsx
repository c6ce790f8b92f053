import type { ReactNode } from 'react';
import { Guard } from '../../hooks/guarded.tsx';

const logError = (error: unknown) => console.error('A product card could not be shown', error);

interface CardBoundaryProps {
  /** Shown when the card cannot be rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/** `[error.14]` Shows the fallback for a card that cannot be rendered. */
export function CardBoundary({ fallback, children }: CardBoundaryProps) {
  return (
    <Guard onError={logError} instead={fallback}>
      {children}
    </Guard>
  );
}
