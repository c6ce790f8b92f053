import type { Message } from './message.ts';

/** Carries messages to the worker, at least once each. */
export interface Queue {
  /** Rejects with a `Fault` (outside) when the message is not safely in the queue. Whole seconds, up to 900. */
  send(message: Message, delayS?: number): Promise<void>;
  /**
   * Delivers messages that fail now again after so many whole seconds, in place of the queue's own time. Rejects with a
   * `Fault` (outside); then the queue's time holds.
   */
  retryAfter(delayS: number, receiptHandles: readonly string[]): Promise<void>;
}
