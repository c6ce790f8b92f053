import type { Clock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import * as z from 'zod';
import { type AwsCredentials, signRequest } from '../aws/sign-request.ts';

export interface ParameterOptions {
  /** Name of the parameter that holds the distribution's id. */
  parameter: string;
  region: string;
  http: Pick<Http, 'send'>;
  credentials: () => Promise<AwsCredentials>;
  clock: Clock;
}

const TIMEOUT_MS = 3_000;
const found = z.object({ Parameter: z.object({ Value: z.string().min(1) }) });

/**
 * The id of the distribution before the site, from Parameter Store: the distribution names the site's function, so the
 * function's own template cannot name the distribution. Rejects with a `Fault` (outside).
 */
export async function findDistribution(options: ParameterOptions): Promise<string> {
  const { parameter, region, http, credentials, clock } = options;
  const request = {
    method: 'POST',
    url: `https://ssm.${region}.amazonaws.com/`,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.GetParameter' },
    body: JSON.stringify({ Name: parameter }),
  };
  const scope = { credentials: await credentials(), region, service: 'ssm', at: clock.now() };
  const headers = await signRequest(request, scope);
  const sent = { ...request, headers, provider: 'parameters', isRepeatable: true, timeoutMs: TIMEOUT_MS };
  const { status, text } = await http.send(sent);
  if (status === 200) return found.parse(JSON.parse(text)).Parameter.Value;
  const say = `Parameter Store returned ${status} for ${parameter}: deploy the site again, and check its right to read it.`;
  throw new Fault({ code: 'parameters-refused', kind: 'outside', say });
}
