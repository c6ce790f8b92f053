import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Suspense } from 'react';
import server from 'react-dom/server.edge';
import { afterEach, expect, it } from 'vitest';
import { disableOutOfOrderStreaming } from './disable-out-of-order-streaming.ts';

const require = createRequire(import.meta.url);
const { renderToReadableStream } = server;

afterEach(() => {
  server.renderToReadableStream = renderToReadableStream;
});

const long = 'A piece of the page. '.repeat(2_000);
const page = (
  <main>
    <Suspense>
      <p>{long}</p>
    </Suspense>
    <Suspense>
      <p>{long}</p>
    </Suspense>
  </main>
);

async function html() {
  const stream = await server.renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}

it('React writes a long page in two pieces by itself', async () => {
  expect(await html()).toContain('<script>');
});

it('React writes a long page in one piece, without a script', async () => {
  disableOutOfOrderStreaming();
  expect(await html()).toBe(`<main><!--$--><p>${long}</p><!--/$--><!--$--><p>${long}</p><!--/$--></main>`);
});

it('Next draws pages with the function that is replaced', () => {
  const drawing = readFileSync(require.resolve('next/dist/server/render.js'), 'utf8');
  expect(drawing).toContain('ReactDOMServer: _ReactDOMServerPages.default,');
  expect(require('next/dist/server/ReactDOMServerPages')).toBe(require('react-dom/server.edge'));
  const helper = readFileSync(
    require.resolve('next/dist/server/stream-utils/node-web-streams-helper.js'),
    'utf8',
  );
  expect(helper).toContain('ReactDOMServer.renderToReadableStream(element, streamOptions)');
});
