import { parseArgs } from 'node:util';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { askCountry } from './ask-country.ts';
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
  },
});

const edge = makeEdge({
  sitePort: Number(values['site-port']),
  loadFunction,
  country: () => askCountry(values.desk),
  originSecret: values['origin-secret'] ?? null,
  headers: readHeaders(values.headers),
});
await listenOnLoopback(Number(values.port), edge);

function readHeaders(text: string): Record<string, string> {
  const pairs = Object.entries(JSON.parse(text));
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}
