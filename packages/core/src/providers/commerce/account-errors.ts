import { AccountFault, type AccountObjection } from '../../account/account-fault.ts';
import { Fault, type FaultKind, isFault } from '../../fault.ts';
import type { AccountErrorAnswer } from './generated/answer-shapes.ts';
import type { CustomerErrorCode } from './generated/storefront.types.d.ts';

interface Meaning {
  code: string;
  kind: FaultKind;
  /** Ends the sentence 'The platform refused the account: …'. */
  what: string;
}

/** The shop's code and kind for each code of the platform. */
const meanings: Readonly<Record<CustomerErrorCode, Meaning>> = {
  ALREADY_ENABLED: { code: 'account-already-active', kind: 'refused', what: 'it is active already' },
  BAD_DOMAIN: { code: 'account-email-domain', kind: 'input', what: 'the e-mail address has no such domain' },
  BLANK: { code: 'account-field-blank', kind: 'input', what: 'a value is missing' },
  CONTAINS_HTML_TAGS: { code: 'account-field-html', kind: 'input', what: 'a value has HTML in it' },
  CONTAINS_URL: { code: 'account-field-url', kind: 'input', what: 'a value has a web address in it' },
  CUSTOMER_DISABLED: { code: 'account-not-active', kind: 'refused', what: 'it is not active' },
  INVALID: { code: 'account-field-invalid', kind: 'input', what: 'a value cannot be used' },
  INVALID_MULTIPASS_REQUEST: {
    code: 'account-multipass-refused',
    kind: 'refused',
    what: 'the Multipass token is forged, used or too old',
  },
  NOT_FOUND: { code: 'account-part-absent', kind: 'absent', what: 'there is no such thing in it' },
  PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: {
    code: 'account-password-spaces',
    kind: 'input',
    what: 'the password starts or ends with a space',
  },
  TAKEN: { code: 'account-field-taken', kind: 'input', what: 'somebody else has that value' },
  TOKEN_INVALID: { code: 'account-link-over', kind: 'refused', what: 'the link is used, too old or forged' },
  TOO_LONG: { code: 'account-field-long', kind: 'input', what: 'a value is too long' },
  TOO_SHORT: { code: 'account-field-short', kind: 'input', what: 'a value is too short' },
  UNIDENTIFIED_CUSTOMER: {
    code: 'account-unidentified',
    kind: 'refused',
    what: 'no customer has that e-mail address and password',
  },
};

const sessionOver: Meaning = {
  code: 'account-session-over',
  kind: 'refused',
  what: 'the access token is over; log in again',
};

const unknown: Meaning = { code: 'account-refused', kind: 'refused', what: 'it did not say why' };

interface Payload {
  customerUserErrors?: readonly AccountErrorAnswer[];
  /** The oldest mutations have these instead, without a code. */
  userErrors?: readonly Pick<AccountErrorAnswer, 'field'>[];
}

/**
 * The payload of a change to which the platform did not object. Throws an `AccountFault` when it did, whose texts
 * hold nothing that somebody typed, and a `Fault` of kind `outside` when there is no payload.
 */
export function requireConsent<Changed extends Payload>(payload: Changed | null): Changed {
  if (payload === null) throw missingResultFault('a result');
  const errors: readonly Partial<AccountErrorAnswer>[] =
    payload.customerUserErrors ?? payload.userErrors ?? [];
  const found = errors.map(({ code = null, field }) => {
    const name = field?.at(-1) ?? null;
    return { name, meaning: meaningOf(code, name) };
  });
  const [first] = found;
  if (first === undefined) return payload;
  const { code, kind, what } = first.meaning;
  const say = `The platform refused the account${first.name === null ? '' : ` (${first.name})`}: ${what}.`;
  const objections: AccountObjection[] = found.map(({ name, meaning }) => ({
    code: meaning.code,
    field: name,
  }));
  throw new AccountFault({ code, kind, say }, objections);
}

/** Turns the platform's THROTTLED, its response to too many attempts, into `account-throttled`. */
export async function withRateLimitFault<Result>(attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (error) {
    if (!isFault(error) || error.code !== 'commerce-throttled') throw error;
    const say = 'The platform allows no more attempts for now; wait some minutes.';
    throw new Fault({ code: 'account-throttled', kind: 'refused', say });
  }
}

/** The platform returned neither an objection nor the result. */
export function missingResultFault(what: string): Fault {
  const say = `The commerce platform returned neither an objection nor ${what}.`;
  return new Fault({ code: 'commerce-unavailable', kind: 'outside', say });
}

function meaningOf(code: string | null, field: string | null): Meaning {
  if (field === 'customerAccessToken') return sessionOver;
  return code !== null && isKnown(code) ? meanings[code] : unknown;
}

function isKnown(code: string): code is CustomerErrorCode {
  return Object.hasOwn(meanings, code);
}
