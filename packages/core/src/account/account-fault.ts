import { Fault, type FaultDetails } from '../fault.ts';

export interface AccountObjection {
  /** Stable, as a Fault's. */
  code: string;
  /** Last part of the field's name, e.g. 'password'; null when it is about no single field. */
  field: string | null;
}

/** The platform refused a change of an account; the code is that of the first objection. */
export class AccountFault extends Fault {
  /** For forms, one per field. */
  readonly objections: readonly AccountObjection[];

  constructor(details: FaultDetails, objections: readonly AccountObjection[]) {
    super(details);
    this.name = 'AccountFault';
    this.objections = objections;
  }
}
