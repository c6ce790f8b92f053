import { AwsV4Signer } from 'aws4fetch';

export interface AwsCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

export interface RequestToSign {
  method: string;
  url: string;
  /** All of them are signed. */
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

/** Derived keys by secret, day, region and service: deriving one takes most of the time of a signature. */
const signingKeys = new Map<string, ArrayBuffer>();

/** The request's headers with those that prove to AWS who sends it (Signature Version 4); names in lower case. */
export async function signRequest(
  request: RequestToSign,
  scope: SignatureScope,
): Promise<Record<string, string>> {
  const { credentials, region, service, at } = scope;
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const signer = new AwsV4Signer({
    ...request,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    region,
    service,
    datetime: new Date(at).toISOString().replace(/[-:]|\.\d+/g, ''),
    allHeaders: true,
    cache: signingKeys,
  });
  const { headers } = await signer.sign();
  return Object.fromEntries(headers);
}
