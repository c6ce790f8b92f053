import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openCloud } from '../../packages/sandbox/src/cloud/open-cloud.ts';
import { listenOnLoopback } from '../../packages/sandbox/src/http/listen-on-loopback.ts';

export type TableMode = 'works' | 'hangs' | 'refuses';

export interface TableDouble {
  url: string;
  /** `hangs`: accepts requests and never responds; `refuses`: responds that we are not allowed to use the table. */
  set(mode: TableMode): void;
  close(): Promise<void>;
}

const refusal = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#AccessDeniedException',
  message: 'No permission.',
});

/** DynamoDB with the cache's table, which can be taken away. */
export async function openTableDouble(): Promise<TableDouble> {
  const cloud = await openCloud({ port: 0, worker: async () => ({ batchItemFailures: [] }) });
  let mode: TableMode = 'works';

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers;
    const kept = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const response = await fetch(cloud.url, { method: 'POST', headers: kept, body: await buffer(incoming) });
    outgoing.writeHead(response.status, { 'content-type': 'application/x-amz-json-1.0' });
    outgoing.end(await response.text());
  }

  const loopback = await listenOnLoopback(0, {
    request(incoming, outgoing) {
      if (mode === 'hangs') return;
      if (mode === 'works') return void pass(incoming, outgoing).catch(() => outgoing.destroy());
      outgoing.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      outgoing.end(refusal);
    },
  });
  return {
    url: `http://127.0.0.1:${loopback.port}`,
    set(next) {
      mode = next;
    },
    close: async () => {
      await loopback.close();
      await cloud.close();
    },
  };
}
