import { parseArgs } from 'node:util';
import { listenOnLoopback } from '../http/listen-on-loopback.ts';
import { makeEdge } from './edge.ts';
import { loadFunction } from './run-function.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    'site-port': { type: 'string', default: '3100' },
    desk: { type: 'string', default: 'http://localhost:3003' },
    'origin-secret': { type: 'string' },
    /** JSON: added to every response. */
    headers: { type: 'string', default: '{}' },
    'preview-mode-id': { type: 'string' },
    development: { type: 'boolean', default: false },
  },
});

const edge = makeEdge({
  sitePort: Number(values['site-port']),
  loadFunction,
  country: () => fetchCountry(values.desk),
  originSecret: values['origin-secret'] ?? null,
  headers: readHeaders(values.headers),
  previewModeId: values['preview-mode-id'] ?? null,
  isDevelopment: values.development,
});
await listenOnLoopback(Number(values.port), edge);

function readHeaders(text: string): Record<string, string> {
  const pairs = Object.entries(JSON.parse(text));
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

/** The country that the desk has set for all visitors; US when the desk does not respond. */
async function fetchCountry(desk: string): Promise<string> {
  try {
    const response = await fetch(`${desk}/control/country`, { signal: AbortSignal.timeout(500) });
    const body: { country?: unknown } = await response.json();
    return typeof body.country === 'string' ? body.country : 'US';
  } catch {
    return 'US';
  }
}
