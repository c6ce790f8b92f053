import { once } from 'node:events';
import { createServer } from 'node:http';

const ACCOUNT = '123456789012';

const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult><Arn>arn:aws:iam::${ACCOUNT}:user/rehearsal</Arn><UserId>rehearsal</UserId><Account>${ACCOUNT}</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`;

/** Outputs of the two stacks that a prepared account has. */
const outputs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CDKToolkit: { BootstrapVersion: '21', BucketName: `cdk-hnb659fds-assets-${ACCOUNT}-us-east-1` },
  SSTBootstrap: { Version: '7.4', BucketName: 'sstbootstrap-rehearsal' },
};

export interface AwsStub {
  url: string;
  /** What was called, in order; secrets' names and not their values. */
  calls: { action: string; names: readonly string[] }[];
  close: () => void;
}

/**
 * AWS as far as our commands call it: who we are and that the account is prepared (`sst build`), one secret
 * (`npm run secrets`), dead letters (`npm run redrive`).
 *
 * @param refuses the error with which it refuses every call
 */
export async function openAwsStub({ refuses }: { refuses?: string } = {}): Promise<AwsStub> {
  const calls: AwsStub['calls'] = [];
  const secrets = new Map<string, string[]>();
  const server = createServer(async (incoming, outgoing) => {
    const text = Buffer.concat(await incoming.toArray()).toString();
    const target = incoming.headers['x-amz-target'];
    const respond = () =>
      target === undefined ? respondToForm(text) : respondToJson(String(target), JSON.parse(text), secrets);
    const { status, type, body, call } = refuses === undefined ? respond() : refuse(refuses);
    calls.push(call);
    outgoing.writeHead(status, { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stub of AWS has no port.');
  return { url: `http://127.0.0.1:${address.port}`, calls, close: () => void server.close() };
}

interface Answer {
  status: number;
  type: string;
  body: string;
  call: AwsStub['calls'][number];
}

function refuse(error: string): Answer {
  const body = JSON.stringify({ __type: error, Message: 'User rehearsal is not authorized.' });
  return { status: 400, type: 'application/x-amz-json-1.1', body, call: { action: 'refused', names: [] } };
}

/** The protocol of CloudFormation and STS. */
function respondToForm(text: string): Answer {
  const form = new URLSearchParams(text);
  const action = form.get('Action') ?? 'an unknown request';
  const stack = form.get('StackName');
  const call = { action, names: stack === null ? [] : [stack] };
  const respond = (body: string, status = 200) => ({ status, type: 'text/xml', body, call });
  if (action === 'GetCallerIdentity') return respond(identity);
  if (action === 'DescribeStacks' && stack !== null) return respond(describe(stack));
  const error = `<Error><Code>NotRehearsed</Code><Message>${action}</Message></Error>`;
  return respond(`<ErrorResponse>${error}</ErrorResponse>`, 400);
}

/** The protocol of Secrets Manager and SQS. */
function respondToJson(target: string, body: Record<string, string>, secrets: Map<string, string[]>): Answer {
  const action = target.replace(/^.*\./, '');
  const { Name, SecretId, SecretString, SourceArn } = body;
  const id = Name ?? SecretId ?? '';
  const given = SecretString?.startsWith('{') ? Object.keys(JSON.parse(SecretString)) : [];
  const call = { action, names: [Name ?? SecretId ?? SourceArn ?? '', ...given] };
  const respond = (value: object, status = 200) => {
    return { status, type: 'application/x-amz-json-1.1', body: JSON.stringify(value), call };
  };
  const versions = secrets.get(id);
  if (action === 'StartMessageMoveTask') return respond({ TaskHandle: 'task-of-the-rehearsal' });
  if (action === 'CreateSecret') {
    secrets.set(id, [SecretString ?? '']);
    return respond({ VersionId: 'version-1' });
  }
  if (action !== 'GetSecretValue' && action !== 'PutSecretValue') {
    return respond({ __type: 'NotRehearsed', Message: target }, 400);
  }
  if (versions === undefined) {
    return respond({ __type: 'ResourceNotFoundException', Message: `There is no ${id}.` }, 400);
  }
  if (action === 'PutSecretValue') versions.push(SecretString ?? '');
  return respond({ VersionId: `version-${versions.length}`, SecretString: versions.at(-1) });
}

function describe(stack: string): string {
  const members = Object.entries(outputs[stack] ?? {}).map(
    ([name, value]) => `<member><OutputKey>${name}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  return `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member><StackName>${stack}</StackName><StackId>arn:aws:cloudformation:us-east-1:${ACCOUNT}:stack/${stack}/1</StackId><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${members.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
}
