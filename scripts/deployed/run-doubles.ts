import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { s3Server } from '../../packages/sandbox/src/cloud/s3-server.ts';
import { serveRequests } from '../../packages/sandbox/src/cloud/serve-requests.ts';
import { artefactFolder, readArtefact } from './artefact.ts';
import { stalePages } from './stale-pages.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, site: { type: 'string' } } });

// The bucket and the queue that the artefact has in AWS.
const bucket = s3Server({ uploaded: { _cache: join(artefactFolder, 'cache') } });
const { previewModeId } = readArtefact();
const queue = stalePages({ rebuild });

await serveRequests(Number(values.port), async (request) => {
  if (request.headers.has('x-amz-target')) return queue.receive(request);
  if (new URL(request.url).pathname === '/state') return Response.json(queue.state());
  return bucket(request);
});

/** As OpenNext's revalidation function does. */
async function rebuild(path: string): Promise<boolean> {
  const headers = { 'x-prerender-revalidate': previewModeId, 'x-isr': '1' };
  const response = await fetch(`${values.site}${path}`, { method: 'HEAD', headers, redirect: 'manual' });
  return (
    [200, 307, 308, 404].includes(response.status) && response.headers.get('x-nextjs-cache') === 'REVALIDATED'
  );
}
