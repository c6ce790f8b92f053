import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { evaluateSync, parse } from 'groq-js';
import { versionOf } from './document.ts';
import type { Lake } from './lake.ts';
import { plainValue } from './plain-value.ts';
import { contentProject } from './project.ts';
import type { DocumentChange, Transaction } from './transaction.ts';

/** A document webhook with the project settings of the platform. */
export interface ContentWebhook {
  /** The shop's endpoint. */
  url: string;
  /** Signs the body; without it there is no signature header. */
  secret?: string;
  id?: string;
  /** GROQ over the document after the change, or before it where it was deleted; `delta::operation()` works. */
  projection?: string;
  /** Without it drafts and releases are left out. */
  includeDrafts?: boolean;
  /** Delay of each delivery: the platform does not promise immediate ones. */
  lagMs?: number;
  /** Waits before the second, third … attempt. */
  retryDelaysMs?: readonly number[];
  send?: (request: Request) => Promise<Response>;
  wait?: (milliseconds: number) => Promise<void>;
}

type Operation = 'create' | 'update' | 'delete';

/** The fields that the shop's webhook endpoint reads. */
const shopProjection =
  '{_id, _type, _updatedAt, "slug": coalesce(store.slug.current, slug.current, path), "operation": delta::operation()}';

const timeoutMs = 30_000;
/** Half an hour in total. */
const defaultDelaysMs = [1_000, 5_000, 20_000, 60_000, 180_000, 480_000, 1_000_000];

/** Posts the lake's changes to the webhook: one request at a time, signed, with retries. */
export function sendWebhook(lake: Lake, webhook: ContentWebhook): void {
  const { send = post, wait = sleepUnref, lagMs = 0, retryDelaysMs = defaultDelaysMs } = webhook;
  const projection = parse(webhook.projection ?? shopProjection, { mode: 'delta' });
  let lastRequest: Promise<unknown> = Promise.resolve();

  function enqueue(request: () => Promise<number | null>): Promise<number | null> {
    const result = lastRequest.then(request);
    lastRequest = result;
    return result;
  }

  async function attempt(body: string, headers: Record<string, string>): Promise<number | null> {
    try {
      const signed = webhook.secret === undefined ? {} : signatureOf(body, webhook.secret);
      const request = new Request(webhook.url, { method: 'POST', headers: { ...headers, ...signed }, body });
      const response = await send(request);
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  async function deliver(transaction: Transaction, change: DocumentChange): Promise<void> {
    const body = JSON.stringify(project(projection, change));
    const headers = headersOf(webhook, transaction, change);
    if (lagMs > 0) await wait(lagMs);
    for (const delayMs of [...retryDelaysMs, null]) {
      const status = await enqueue(() => attempt(body, headers));
      if (!shouldRetry(status) || delayMs === null) return;
      await wait(delayMs);
    }
  }

  lake.onCommit((transaction) => {
    for (const change of transaction.changes) {
      const isPublished = versionOf(change.id).version === 'published';
      if (!isPublished && webhook.includeDrafts !== true) continue;
      deliver(transaction, change).catch((cause: unknown) => {
        console.error(`The content double could not notify ${webhook.url} of ${change.id}:`, cause);
      });
    }
  });
}

/** Any other status is final: the platform treats it as the receiver's mistake. */
function shouldRetry(status: number | null): boolean {
  return status === null || status === 429 || status >= 500;
}

function operationOf({ before, after }: DocumentChange): Operation {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
}

function project(projection: ReturnType<typeof parse>, { before, after }: DocumentChange): unknown {
  const { projectId, dataset } = contentProject;
  const root = after ?? before;
  return plainValue(evaluateSync(projection, { root, before, after, sanity: { projectId, dataset } }));
}

function headersOf(
  webhook: ContentWebhook,
  transaction: Transaction,
  change: DocumentChange,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Sanity.io webhook delivery',
    'idempotency-key': randomUUID(),
    'sanity-transaction-id': transaction.id,
    'sanity-transaction-time': transaction.at,
    'sanity-dataset': contentProject.dataset,
    'sanity-project-id': contentProject.projectId,
    'sanity-document-id': change.id,
    'sanity-webhook-id': webhook.id ?? 'shop',
    'sanity-operation': operationOf(change),
  };
}

/** Signs with real time: the receiver that checks the age has no other clock. */
function signatureOf(body: string, secret: string): Record<string, string> {
  const at = Date.now();
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url');
  return { 'sanity-webhook-signature': `t=${at},v1=${signature}` };
}

function post(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
}

/** Does not keep the process alive. */
async function sleepUnref(milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false });
}
