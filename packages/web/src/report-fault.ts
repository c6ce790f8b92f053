import type { Fault } from '@storefront/core/fault';

/** What a provider failed at; shoppers are told by the part they use, or not at all (`[error.20]`). */
export function reportFault({ message }: Fault): void {
  console.warn(message);
}
