import server from 'react-dom/server.edge';

/**
 * Has React write a page in one piece. By default it puts what stands behind a `Suspense` and the first 12.8 KB at
 * the end, for an inline script to move back: the security policy forbids that script, and crawlers would read the
 * page out of order. Next has no option for it.
 */
export function disableOutOfOrderStreaming(): void {
  const { renderToReadableStream } = server;
  server.renderToReadableStream = (page, options) =>
    renderToReadableStream(page, { ...options, progressiveChunkSize: Number.POSITIVE_INFINITY });
}
