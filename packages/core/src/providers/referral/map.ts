import { Fault } from '../../fault.ts';
import { toCents } from '../../money.ts';
import type { ReferralCustomer } from '../../referral/referral.ts';
import type { RedemptionOption } from '../../reward/redemption.ts';
import { outsideFault } from '../outside-fault.ts';
import type { Read } from '../read-answer.ts';
import type { ReferralLink, ReferralRecord } from './referral.ts';
import type { couponsShape, customerShape, linkShape, optionsShape } from './wire.ts';

/** Only known fields; a record of another customer is a fault, because it must not be shown. */
export function mapCustomer(answer: Read<typeof customerShape>, requestedId: string): ReferralRecord {
  if (String(answer.customerId ?? answer.id) !== requestedId) {
    throw unreadable('another customer than the requested one');
  }
  return {
    customerId: requestedId,
    email: answer.email ?? null,
    firstName: answer.firstName ?? null,
    lastName: answer.lastName ?? null,
    isNewCustomer: answer.isNewCustomer ?? null,
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

export function mapLink({ link, referralCode }: Read<typeof linkShape>): ReferralLink {
  if (!URL.canParse(link)) throw unreadable('a link that is no address');
  return { link, referralCode: referralCode ?? null };
}

/** An option worth less than a cent is none, and is left out. */
export function mapOptions(answer: Read<typeof optionsShape>): RedemptionOption[] {
  return answer.flatMap(({ id, cost, amount, currency }) => {
    const valueCents = toCents(amount);
    if (valueCents === null || amount <= 0 || cost <= 0 || currency.length !== 3) {
      throw unreadable('a reward without a cost, a worth or a currency');
    }
    return valueCents === 0 ? [] : [{ id, costPoints: cost, valueCents, currencyCode: currency }];
  });
}

export function mapCoupons(answer: Read<typeof couponsShape>): string[] {
  return answer
    .filter(({ usedOn }) => !usedOn)
    .toSorted((a, b) => (b.createdOn ?? '').localeCompare(a.createdOn ?? ''))
    .map(({ couponCode }) => couponCode);
}

function unreadable(what: string): Fault {
  return outsideFault('referral', 'unavailable', `returned ${what}`);
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
