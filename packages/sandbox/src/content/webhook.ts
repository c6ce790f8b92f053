import { createHmac, randomUUID } from 'node:crypto';
import { evaluateSync, parse } from 'groq-js';
import { versionOf } from './document.ts';
import type { DocumentChange, Lake, Transaction } from './lake.ts';
import { plainValue } from './plain-value.ts';
import { contentProject } from './project.ts';

/** A document webhook as one configures it in the project's settings. */
export interface ContentWebhook {
  /** Where the shop takes webhooks. */
  url: string;
  /** Signs the body; without it the header is missing. */
  secret?: string;
  id?: string;
  /** GROQ over the document after the change, or before it where it is gone; `delta::operation()` works. */
  projection?: string;
  /** Drafts and releases are left out unless this says otherwise. */
  includeDrafts?: boolean;
  /** Held back so long, as the platform does not promise to be at once. */
  lagMs?: number;
  /** Waits before the second, third … try; after the last it is given up. */
  retryDelaysMs?: readonly number[];
  send?: (request: Request) => Promise<Response>;
  wait?: (milliseconds: number) => Promise<void>;
}

type Operation = 'create' | 'update' | 'delete';

/** What the shop's webhook door reads. */
export const shopProjection =
  '{_id, _type, _updatedAt, "slug": coalesce(store.slug.current, slug.current, path), "operation": delta::operation()}';

const timeoutMs = 30_000;
/** Half an hour altogether. */
const usualDelaysMs = [1_000, 5_000, 20_000, 60_000, 180_000, 480_000, 1_000_000];

/** Posts every fitting change of the lake to the webhook: one request at a time, signed, again while it fails. */
export function sendWebhook(lake: Lake, webhook: ContentWebhook): void {
  const { send = post, wait = patience, lagMs = 0, retryDelaysMs = usualDelaysMs } = webhook;
  const projection = parse(webhook.projection ?? shopProjection, { mode: 'delta' });
  let lastRequest: Promise<unknown> = Promise.resolve();

  function inTurn(request: () => Promise<number | null>): Promise<number | null> {
    const mine = lastRequest.then(request);
    lastRequest = mine;
    return mine;
  }

  async function attempt(body: string, headers: Record<string, string>): Promise<number | null> {
    try {
      const signed = webhook.secret === undefined ? {} : signatureOf(body, webhook.secret);
      const request = new Request(webhook.url, { method: 'POST', headers: { ...headers, ...signed }, body });
      const answer = await send(request);
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  }

  async function deliver(transaction: Transaction, change: DocumentChange): Promise<void> {
    const body = JSON.stringify(project(projection, change));
    const headers = headersOf(webhook, transaction, change);
    if (lagMs > 0) await wait(lagMs);
    for (const delayMs of [...retryDelaysMs, null]) {
      const status = await inTurn(() => attempt(body, headers));
      if (!isWorthAnotherTry(status) || delayMs === null) return;
      await wait(delayMs);
    }
  }

  lake.onCommit((transaction) => {
    for (const change of transaction.changes) {
      const isPublished = versionOf(change.id).version === 'published';
      if (!isPublished && webhook.includeDrafts !== true) continue;
      deliver(transaction, change).catch((cause: unknown) => {
        console.error(`The content double could not tell ${webhook.url} of ${change.id}:`, cause);
      });
    }
  });
}

/** Any other refusal is final: the platform takes it for a mistake of the receiver's. */
function isWorthAnotherTry(status: number | null): boolean {
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

/** Signs in real time: whoever checks the age has no other clock. */
function signatureOf(body: string, secret: string): Record<string, string> {
  const at = Date.now();
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url');
  return { 'sanity-webhook-signature': `t=${at},v1=${signature}` };
}

function post(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
}

/** Does not keep the process alive. */
function patience(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
