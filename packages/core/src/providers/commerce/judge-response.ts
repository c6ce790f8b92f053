import { Fault, type FaultKind } from '../../fault.ts';
import { isRecord } from '../read-answer.ts';

/** What the platform's client resolves to, as far as the shop reads it. It never rejects. */
export interface PlatformResponse {
  data?: unknown;
  errors?: {
    networkStatusCode?: number;
    message?: string;
    /** An array by the specification, but a string or an object from the platform's gateways. */
    graphQLErrors?: unknown;
    response?: Response;
  };
}

interface PlatformError {
  message: string;
  code: string | null;
  path: readonly unknown[];
}

export interface Verdict {
  /** What went wrong, if anything. */
  fault: Fault | null;
  /** The failure may be over in a moment: a read is worth a retry. */
  isTemporary: boolean;
  /** The response has the requested data; a fault beside it is only reported. */
  isUsable: boolean;
}

/**
 * Judges what the platform's client resolved to. Partial data is usable only when every error denies access to a
 * field below the top: the shop does without fields that it has no permission for. `[error.5]` Every other error is
 * a failure, never an absence; a null without an error is an absence.
 * Unless `isQuotable`, the fault names only the errors' codes and paths, not their messages.
 */
export async function judgeResponse(
  { data, errors: failure }: PlatformResponse,
  isQuotable = true,
): Promise<Verdict> {
  if (failure === undefined && isRecord(data)) return { fault: null, isTemporary: false, isUsable: true };

  const errors = readErrors(failure?.graphQLErrors ?? (await readBody(failure?.response)));
  const details = isQuotable
    ? errors.map(({ message }) => message).join('; ') || (failure?.message ?? '')
    : errors.map(({ code, path }) => `${code ?? 'an error'} at ${path.join('.') || 'the top'}`).join('; ');
  const verdict = judgeFailure(failure?.networkStatusCode ?? null, errors, details);
  return { ...verdict, isUsable: verdict.fault.kind !== 'input' && isUsable(data, errors) };
}

function judgeFailure(status: number | null, errors: readonly PlatformError[], details: string) {
  const say = `The commerce platform returned ${status ?? 'nothing'}: ${details.slice(0, 300) || 'no details'}`;
  const verdict = (code: string, isTemporary: boolean, kind: FaultKind = 'outside') => ({
    fault: new Fault({ code, kind, say }),
    isTemporary,
  });
  const has = (code: string) => errors.some((error) => error.code === code);

  if (errors.some(isAboutCountry)) return verdict('country-unknown', false, 'input');
  if (status === 429 || has('THROTTLED')) return verdict('commerce-throttled', true);
  if (status === null || status >= 500 || has('INTERNAL_SERVER_ERROR')) {
    return verdict('commerce-unavailable', true);
  }
  if (status < 400 && errors.some(isWhollyDenied)) return verdict('commerce-denied', false);
  if (status >= 400 || errors.length > 0) return verdict('commerce-refused', false);
  return verdict('commerce-unavailable', true);
}

/** The shop has no permission for what it asked for as such; below the top it does without. */
function isWhollyDenied({ code, path }: PlatformError): boolean {
  return code === 'ACCESS_DENIED' && path.length === 1;
}

/** `[error.4]` An inlined country is named by the path, one in a variable by the message. */
function isAboutCountry({ path, message }: PlatformError): boolean {
  return path[1] === 'country' || /^variable "?\$country\b/i.test(message);
}

function isUsable(data: unknown, errors: readonly PlatformError[]): boolean {
  if (!isRecord(data)) return false;
  if (errors.length === 0) return false;
  return errors.every(({ code, path }) => {
    const root = data[String(path[0])] ?? null;
    return code === 'ACCESS_DENIED' && path.length > 1 && root !== null;
  });
}

function readErrors(errors: unknown): PlatformError[] {
  if (typeof errors === 'string') return [{ message: errors, code: null, path: [] }];
  if (Array.isArray(errors)) {
    return errors.flatMap((error) => {
      if (!isRecord(error)) return readErrors(typeof error === 'string' ? error : null);
      const { message, extensions, path } = error;
      const code = isRecord(extensions) && typeof extensions.code === 'string' ? extensions.code : null;
      return [{ message: String(message ?? ''), code, path: Array.isArray(path) ? path : [] }];
    });
  }
  if (!isRecord(errors)) return [];
  return [{ message: JSON.stringify(errors), code: null, path: [] }];
}

/** The client leaves the body of a refused request unread. */
async function readBody(response: Response | undefined): Promise<unknown> {
  if (response === undefined || response.ok || response.bodyUsed) return null;
  try {
    const body: unknown = JSON.parse(await response.text());
    return isRecord(body) ? body.errors : null;
  } catch {
    return null;
  }
}
