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
  },
});

const edge = makeEdge({
  sitePort: Number(values['site-port']),
  loadFunction,
  country: () => askCountry(values.desk),
});
await listenOnLoopback(Number(values.port), edge);
