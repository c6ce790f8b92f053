import { Fault } from '../../fault.ts';
import { toCents } from '../../money.ts';
import type { ReferralCustomer } from '../../referral/referral.ts';
import type { RedemptionOption } from '../../reward/redemption.ts';
import type { ReferralRecord } from './referral.ts';
import type { CouponsWire, CustomerWire, OptionsWire } from './wire.ts';

/** Only known fields; a record of another customer is a fault, because it must not be shown. */
export function mapCustomer(wire: CustomerWire, requestedId: string): ReferralRecord {
  if ((wire.customerId ?? wire.id) !== requestedId) {
    throw new Fault({
      code: 'referral-unavailable',
      kind: 'outside',
      say: 'referral returned another customer than the requested one.',
    });
  }
  return {
    customerId: requestedId,
    email: wire.email ?? null,
    firstName: wire.firstName ?? null,
    lastName: wire.lastName ?? null,
    isNewCustomer: wire.isNewCustomer ?? null,
  };
}

export function toCustomerBody({ id, email, firstName, lastName }: ReferralCustomer) {
  return {
    email,
    customerId: id,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
  };
}

/** Options without a worth in cents are left out. */
export function mapOptions(wire: OptionsWire): RedemptionOption[] {
  return wire.flatMap(({ id, cost, amount, currency }) => {
    const valueCents = toCents(amount);
    return valueCents === null || valueCents <= 0
      ? []
      : [{ id, costPoints: cost, valueCents, currencyCode: currency }];
  });
}

export function mapCoupons(wire: CouponsWire): string[] {
  return wire
    .filter(({ usedOn }) => !usedOn)
    .toSorted((a, b) => (b.createdOn ?? '').localeCompare(a.createdOn ?? ''))
    .map(({ couponCode }) => couponCode);
}

export function throwMissingPoints(): never {
  throw new Fault({
    code: 'referral-points-missing',
    kind: 'refused',
    say: 'The ledger holds fewer points than this reward costs.',
  });
}

export function throwUnknownOption(): never {
  throw new Fault({
    code: 'referral-option-unknown',
    kind: 'absent',
    say: 'The ledger knows no such reward: read the options again.',
  });
}
