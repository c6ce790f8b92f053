import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { s3Server } from '../../packages/sandbox/src/cloud/s3-server.ts';
import { serveRequests } from '../../packages/sandbox/src/cloud/serve-requests.ts';
import { toEvent } from '../../packages/sandbox/src/edge/to-event.ts';
import { artefactFolder, serverFolder } from '../deployed/artefact.ts';
import { siteOnDoubles } from '../deployed/site-on-doubles.ts';
import { readEnvironment } from '../shop/read-environment.ts';

const ROUNDS = 9;
const WARM_ROUNDS = 200;
const child = join(import.meta.dirname, 'first-response.ts');

/**
 * Of loading Next's server alone, which takes 165 ms in an hour in which the machine is fast (Lighthouse's index 2,300):
 * 230 and 600 ms there.
 */
const MOST_OF_NEXT = { import: 1.4, first: 3.6 };

interface Measured {
  importMs: number;
  firstMs: number;
  status: number | null;
  warmMs: number[];
  warmCpuMs: number;
  peakMb: number;
}

interface AllMeasured {
  importMs: number[];
  firstMs: number[];
  warmMs: number[];
  warmCpuMs: number[];
  peakMb: number[];
  /** Loading Next's own server alone, in a process of its own beside each of the artefact's. */
  nextMs: number[];
  /** In units of that, so that an hour in which the machine is slow does not look like a slow artefact. */
  importByNext: number[];
  firstByNext: number[];
  /** What a page from the bucket costs without the site: one object, read over HTTP. */
  objectMs: number[];
}

const server = join(serverFolder, 'storefront.mjs');
let measured: Promise<AllMeasured> | null = null;
const measureOnce = () => {
  measured ??= measureAll();
  return measured;
};

/** Bench rows of the site's function as deployed, beside the bare reading of one page; none before it is built. */
export const artefactMeasurements = existsSync(server)
  ? [
      row('artefact: Next’s server alone, CPU', null, 'nextMs'),
      row('artefact: import, CPU', null, 'importMs'),
      row('artefact: import ÷ Next’s server', MOST_OF_NEXT.import, 'importByNext', '×'),
      row('artefact: first page, CPU', null, 'firstMs'),
      row('artefact: first page ÷ Next’s server', MOST_OF_NEXT.first, 'firstByNext', '×'),
      row('artefact: peak memory of 1769', 1_769 / 2, 'peakMb', 'MB'),
      row('artefact: page from the bucket', 8, 'warmMs'),
      row('artefact: the same, CPU', null, 'warmCpuMs'),
      row('artefact: the bucket alone', null, 'objectMs'),
    ]
  : [];

function row(name: string, limitMs: number | null, key: keyof AllMeasured, unit = 'ms') {
  return { name, limitMs, unit, measure: async () => (await measureOnce())[key] };
}

async function measureAll(): Promise<AllMeasured> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-artefact-'));
  const bucket = s3Server({ uploaded: { _cache: join(artefactFolder, 'cache') } });
  let page = '';
  const double = await serveRequests(0, async (request) => {
    // The queue of stale pages: nothing is stale, because every object is new.
    if (request.headers.has('x-amz-target')) return Response.json({});
    page = request.url;
    const response = await bucket(request);
    const headers = new Headers(response.headers);
    headers.set('last-modified', new Date().toUTCString());
    return new Response(response.body, { status: response.status, headers });
  });
  const url = `http://127.0.0.1:${double.port}`;
  const { env } = readEnvironment({ ...process.env });
  const all: AllMeasured = {
    ...{ importMs: [], firstMs: [], warmMs: [], warmCpuMs: [], peakMb: [], objectMs: [] },
    ...{ nextMs: [], importByNext: [], firstByNext: [] },
  };
  const nextServer = pathToFileURL(join(serverFolder, 'node_modules/next/dist/server/next-server.js')).href;
  const file = join(folder, 'task.json');
  const event = toEvent({
    method: 'GET',
    url: '/',
    headers: { 'x-origin-secret': env.ORIGIN_SECRET },
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
    at: Date.now(),
  });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const warmRounds = round === ROUNDS - 1 ? WARM_ROUNDS : 0;
      await writeFile(file, JSON.stringify({ bundle: nextServer, event: null, warmRounds: 0 }));
      const next = await runAlone(file, { ...env, ...siteOnDoubles(url) });
      await writeFile(file, JSON.stringify({ bundle: pathToFileURL(server).href, event, warmRounds }));
      const one = await runAlone(file, { ...env, ...siteOnDoubles(url) });
      if (one.status !== 200) throw new Error(`The artefact returned ${one.status}.`);
      all.nextMs.push(next.importMs);
      all.importByNext.push(one.importMs / next.importMs);
      all.firstByNext.push(one.firstMs / next.importMs);
      all.peakMb.push(one.peakMb);
      all.importMs.push(one.importMs);
      all.firstMs.push(one.firstMs);
      all.warmMs.push(...one.warmMs);
      if (warmRounds > 0) all.warmCpuMs.push(one.warmCpuMs);
    }
    for (let round = 0; round < WARM_ROUNDS; round += 1) {
      const startedAt = performance.now();
      await (await fetch(page)).text();
      all.objectMs.push(performance.now() - startedAt);
    }
  } finally {
    await double.close();
    await rm(folder, { recursive: true });
  }
  return all;
}

async function runAlone(file: string, env: Environment): Promise<Measured> {
  const running = fork(child, [file], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(running, 'exit');
  const ended = exited.then(() => {
    throw new Error('The artefact’s process ended before it responded.');
  });
  ended.catch(() => {});
  const [one] = await Promise.race([once(running, 'message'), ended]);
  await exited;
  return one;
}
