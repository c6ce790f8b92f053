import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { s3Server } from '../../packages/sandbox/src/cloud/s3-server.ts';
import { serveRequests } from '../../packages/sandbox/src/cloud/serve-requests.ts';
import { artefactFolder } from './artefact.ts';
import { loadRevalidationWorker } from './revalidation-worker.ts';
import { stalePages } from './stale-pages.ts';

/** `--site` is the host of the site's function. */
const { values } = parseArgs({
  options: { port: { type: 'string' }, site: { type: 'string', default: '' } },
});

// The bucket and the queue that the artefact has in AWS, and the function that works the queue off.
const bucket = s3Server({ uploaded: { _cache: join(artefactFolder, 'cache') } });
const queue = stalePages({ work: await loadRevalidationWorker(values.site) });

await serveRequests(Number(values.port), async (request) => {
  if (request.headers.has('x-amz-target')) return queue.receive(request);
  if (new URL(request.url).pathname === '/state') return Response.json(queue.state());
  return bucket(request);
});
