import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react';

interface ErrorBoundaryProps {
  onError: (error: unknown) => void;
  /** Drawn in place of what cannot be drawn; nothing by default. */
  instead?: ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/**
 * Draws `instead` for what cannot be drawn. On the server, where error boundaries do not work, `Suspense` draws it, and
 * the browser tries once more.
 */
export function Guard({ onError, instead, children }: ErrorBoundaryProps) {
  return (
    <ErrorBoundary onError={onError} instead={instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * The part, or nothing where it cannot be drawn: the page around it goes on. Calls `onError` then, and `onHydrated` once
 * the part is interactive.
 */
export function guarded<Props extends object>(
  Part: ComponentType<Props>,
  onError: (error: unknown) => void,
  onHydrated?: () => void,
): ComponentType<Props> {
  return (props) => {
    useEffect(() => onHydrated?.(), []);
    return (
      <ErrorBoundary onError={onError}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
