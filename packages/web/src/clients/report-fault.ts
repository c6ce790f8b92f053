import type { Fault } from '@storefront/core/fault';

const reported = new Set<string>();

/** `[error.20]` Logs a provider's fault once a page; what shoppers see is up to the part that uses it. */
export function reportFault({ message }: Fault): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(message);
}
