import { Fault } from '@storefront/core/fault';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Too many attempts within the time of a rate limit; the message says when to try again. */
export class ThrottledFault extends Fault {
  readonly retryAfterS: number;

  /** `wayOut`: a sentence about what else the visitor can do. */
  constructor(retryAfterS: number, wayOut = '') {
    const say = `That was too often. Please try again in ${waitText(retryAfterS)}. ${wayOut}`.trim();
    super({ code: 'throttled', kind: 'refused', say });
    this.name = 'ThrottledFault';
    this.retryAfterS = retryAfterS;
  }
}

/** Rounded up, so that nobody comes back too early. */
function waitText(seconds: number): string {
  if (seconds > HOUR_S) return count(Math.ceil(seconds / HOUR_S), 'hour');
  if (seconds > MINUTE_S) return count(Math.ceil(seconds / MINUTE_S), 'minute');
  return count(seconds, 'second');
}

function count(many: number, unit: string): string {
  return `${many} ${unit}${many === 1 ? '' : 's'}`;
}
