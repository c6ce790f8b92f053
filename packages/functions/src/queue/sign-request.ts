import { createHash, createHmac } from 'node:crypto';

export interface AwsCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

export interface RequestToSign {
  method: string;
  url: string;
  /** Names in lower case; all of them are signed. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface SignatureScope {
  credentials: AwsCredentials;
  region: string;
  service: string;
  /** Milliseconds since the epoch. */
  at: number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The headers that prove to AWS who sends a request (Signature Version 4). The client packages do the same, but
 * each adds more to a function than the rest of it weighs.
 */
export function signRequest(request: RequestToSign, scope: SignatureScope): Record<string, string> {
  const { credentials, region, service, at } = scope;
  const url = new URL(request.url);
  const time = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    'x-amz-date': time,
    ...(credentials.sessionToken === undefined ? {} : { 'x-amz-security-token': credentials.sessionToken }),
  };
  const names = Object.keys(headers).toSorted();
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    sha256(request.body),
  ].join('\n');
  const day = time.slice(0, 8);
  const where = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, where, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${credentials.secretAccessKey}`, day),
  );
  const signature = hmac(key, toSign).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${where}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { ...headers, authorization };
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
