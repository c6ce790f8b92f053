import type { Fault } from '@storefront/core/fault';

/** `[error.20]` Logs a provider's fault; what shoppers see is up to the part that uses it. */
export function reportFault({ message }: Fault): void {
  console.warn(message);
}
