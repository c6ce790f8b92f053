import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import {
  FILE_CACHE_CONTROL,
  IMMUTABLE_CACHE_CONTROL,
  VERSIONED_FILES,
} from '../../packages/core/src/response-policy.ts';
import { listenOnLoopback } from '../../packages/sandbox/src/http/listen-on-loopback.ts';
import { artefactFolder } from './artefact.ts';
import { Instances } from './instances.ts';

/** What CloudFront's behaviours lead to: the bucket's files, and instances of the site's function. */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    secret: { type: 'string', default: '' },
    /** The function's own address, which anybody can call. */
    'bare-port': { type: 'string' },
    /** Says how many instances were started and ended; `POST /?lives=30000` has them end at random from then on. */
    'state-port': { type: 'string' },
    instances: { type: 'string', default: '1' },
    /** How long an instance lives on average, in milliseconds; for as long as it likes by default. */
    lives: { type: 'string' },
  },
});

const assets = join(artefactFolder, 'assets');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const instances = new Instances({
  count: Number(values.instances),
  host: `127.0.0.1:${values['bare-port']}`,
});
await instances.open();
if (values.lives !== undefined) instances.endAtRandom(Number(values.lives));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    instances.close();
    process.exit();
  });
}

// CloudFront says the secret; whoever comes past it does not.
await listen(values.port, { 'x-origin-secret': values.secret });
await listen(values['bare-port'], {});
await listenOnLoopback(Number(values['state-port']), {
  request: ({ method, url = '/' }, outgoing) => {
    const lives = Number(new URL(url, 'http://localhost').searchParams.get('lives'));
    if (method === 'POST' && lives > 0) instances.endAtRandom(lives);
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(instances.state()));
  },
});

async function listen(port: string | undefined, said: Record<string, string>): Promise<void> {
  await listenOnLoopback(Number(port), {
    request: (incoming, outgoing) => {
      if (!sendFile(incoming, outgoing)) instances.pass(incoming, outgoing, said);
    },
  });
}

/** Files come from the bucket, everything else from the function. Returns whether it is a file. */
function sendFile({ url = '/' }: IncomingMessage, outgoing: ServerResponse): boolean {
  const [path = '', query] = url.split('?');
  const file = fileAt(path);
  if (file === null) return false;
  const isVersioned = VERSIONED_FILES.includes(path) && new URLSearchParams(query).has('v');
  outgoing.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/_next/') || isVersioned ? IMMUTABLE_CACHE_CONTROL : FILE_CACHE_CONTROL,
  });
  outgoing.end(readFileSync(file));
  return true;
}

function fileAt(path: string): string | null {
  try {
    // S3 decodes: the script of a page with a parameter has brackets in its name.
    const file = join(assets, normalize(`/${decodeURIComponent(path)}`));
    return existsSync(file) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}
