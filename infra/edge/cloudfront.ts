/** Events of CloudFront Functions (JavaScript runtime 2.0), as far as the shop's functions use them. */
interface Value {
  value: string;
  multiValue?: { value: string }[];
}

interface ViewerRequest {
  method: string;
  /** The path as sent, still encoded. */
  uri: string;
  querystring: Record<string, Value>;
  /** Names in lower case; without `cookie`. */
  headers: Record<string, Value>;
  cookies: Record<string, Value>;
}

export interface ViewerResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, Value>;
  cookies?: Record<string, Value & { attributes?: string }>;
  body?: { encoding: 'text' | 'base64'; data: string };
}

export interface ViewerRequestEvent {
  request: ViewerRequest;
}

export interface ViewerResponseEvent extends ViewerRequestEvent {
  response: ViewerResponse;
}
