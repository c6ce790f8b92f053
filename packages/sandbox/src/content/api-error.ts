/** Ends a request to the content double with an error response in the API's shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  /** The shape of the API's gateway: projects, datasets, sessions, paths. */
  static gateway(statusCode: number, error: string, message: string): ApiError {
    return new ApiError(statusCode, { statusCode, error, message });
  }

  /** The shape of the data endpoints. */
  static data(status: number, type: string, description: string, details: object = {}): ApiError {
    return new ApiError(status, { error: { description, type, ...details } });
  }
}
