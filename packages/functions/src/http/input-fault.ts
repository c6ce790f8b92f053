import { Fault } from '@storefront/core/fault';

/** A value of the body or the query that cannot be used. */
export class InputFault extends Fault {
  /** Dotted path of the value; null when it is the whole body. */
  readonly field: string | null;

  constructor(code: string, say: string, field: string | null = null) {
    super({ code, kind: 'input', say });
    this.name = 'InputFault';
    this.field = field;
  }
}
