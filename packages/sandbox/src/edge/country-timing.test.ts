import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { Edges } from './open-edge.fixture.ts';

const edges = new Edges();
afterEach(() => edges.close());

/** A site that responds with a page, with a script, or with a header of its own. */
function site(incoming: IncomingMessage, outgoing: ServerResponse) {
  const isPage = !incoming.url?.endsWith('.js');
  outgoing.writeHead(200, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
    'cache-control': 's-maxage=30',
    'x-received': JSON.stringify(incoming.headers),
  });
  outgoing.end();
}

async function timingOf(edge: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${edge}${path}`, { headers: { accept: 'text/html', ...headers } });
  return response.headers.get('server-timing');
}

it('[state.currency-country.3] names the visitor’s country on documents', async () => {
  const edge = await edges.open({ site, country: 'GB' });
  expect(await timingOf(edge, '/')).toBe('country;desc="GB"');
  expect(await timingOf(edge, '/', { cookie: 'sandbox-country=JP' })).toBe('country;desc="JP"');
});

it('names no country that is unknown', async () => {
  const edge = await edges.open({ site, country: 'XX' });
  expect(await timingOf(edge, '/')).toBeNull();
});

it('says that it is unknown where the browser has the page already, with the country of its last visit', async () => {
  const known = (_: IncomingMessage, outgoing: ServerResponse) => void outgoing.writeHead(304).end();
  const unknown = await edges.open({ site: known, country: 'XX' });
  const headers = { 'if-none-match': '"v1"' };
  expect(await timingOf(unknown, '/', headers)).toBe('country;desc=""');
  expect(await timingOf(await edges.open({ site: known, country: 'GB' }), '/', headers)).toBe(
    'country;desc="GB"',
  );
  expect(await timingOf(unknown, '/before-hydration.js', { ...headers, accept: '*/*' })).toBeNull();
});

it('names it on nothing else, and not to the site: pages are the same for every country', async () => {
  const edge = await edges.open({ site, country: 'GB' });
  expect(await timingOf(edge, '/before-hydration.js')).toBeNull();
  expect(await timingOf(edge, '/api/country', { accept: 'application/json' })).toBeNull();
  const { headers } = await fetch(`${edge}/`, { headers: { accept: 'text/html' } });
  expect(headers.get('x-received')).not.toContain('GB');
});
