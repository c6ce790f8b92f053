export interface ErrorDetails {
  /** Dotted path of the value that cannot be used. */
  field?: string;
  /** Every problem of a form, one per field. */
  fields?: readonly { code: string; field: string | null }[];
}

/** The body of every error response of ours. */
export interface ErrorBody {
  error: { code: string; message: string } & ErrorDetails;
}

/** `code` is for programs, `message` for the person who reads the response. */
export function errorBody(code: string, message: string, details: ErrorDetails = {}): ErrorBody {
  return { error: { code, message, ...details } };
}
