import { Fault } from '@storefront/core/fault';

/** Too many attempts within the time of a rate limit. */
export class ThrottledFault extends Fault {
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super({ code: 'throttled', kind: 'refused', say: 'That was too often. Please wait a little.' });
    this.name = 'ThrottledFault';
    this.retryAfterS = retryAfterS;
  }
}
