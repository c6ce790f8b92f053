import { region } from '../../infra/stage.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { signRequest } from '../../packages/functions/src/aws/sign-request.ts';

export interface AwsCall {
  service: 'secretsmanager' | 'sqs';
  /** `X-Amz-Target`, such as `secretsmanager.GetSecretValue`. */
  target: string;
  body: object;
}

/** Whether this process has AWS credentials in its environment. */
export function hasCredentials({ AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: key }: Environment): boolean {
  return id !== undefined && key !== undefined;
}

/**
 * One call to AWS by its JSON protocol. Throws an error with AWS's own words. `AWS_ENDPOINT_URL` leads to a stand-in.
 */
export async function callAws({ service, target, body }: AwsCall, env: Environment): Promise<unknown> {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;
  const request = {
    method: 'POST',
    url: env.AWS_ENDPOINT_URL ?? `https://${service}.${region}.amazonaws.com/`,
    headers: {
      'content-type': service === 'sqs' ? 'application/x-amz-json-1.0' : 'application/x-amz-json-1.1',
      'x-amz-target': target,
    },
    body: JSON.stringify(body),
  };
  const credentials = { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN };
  const headers = await signRequest(request, { credentials, region, service, at: Date.now() });
  const response = await fetch(request.url, { method: 'POST', headers, body: request.body });
  const text = await response.text();
  if (!response.ok) throw new Error(`AWS refused ${target} with ${response.status}: ${text.slice(0, 300)}`);
  return text === '' ? {} : JSON.parse(text);
}
