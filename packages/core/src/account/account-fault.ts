import { Fault, type FaultDetails } from '../fault.ts';

export interface AccountObjection {
  /** Stable, as a Fault's. */
  code: string;
  /** Last part of the field's name, e.g. 'password'; null when it is about no single field. */
  field: string | null;
}

/** The platform refused something about an account; its own code is that of the first objection. */
export class AccountFault extends Fault {
  /** All that forms show, one a field. */
  readonly objections: readonly AccountObjection[];

  constructor(details: FaultDetails, objections: readonly AccountObjection[]) {
    super(details);
    this.name = 'AccountFault';
    this.objections = objections;
  }
}
