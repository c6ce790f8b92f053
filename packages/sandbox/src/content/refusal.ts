/** A request that the content lake answers with an error of its own shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`HTTP ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }

  /** The shape of the API's gateway: projects, datasets, sessions, paths. */
  static gateway(statusCode: number, error: string, message: string): Refusal {
    return new Refusal(statusCode, { statusCode, error, message });
  }

  /** The shape of the data endpoints. */
  static data(status: number, type: string, description: string, details: object = {}): Refusal {
    return new Refusal(status, { error: { description, type, ...details } });
  }
}
