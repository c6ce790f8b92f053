/** Serves a whole file, or the requested range of bytes, with which players seek in videos. */
export function serveRange(
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  request: Request,
): Response {
  const isHead = request.method === 'HEAD';
  const size = body.byteLength;
  const range = readRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  if (range === null) {
    const whole = { ...headers, 'accept-ranges': 'bytes', 'content-length': String(size) };
    return new Response(isHead ? null : body, { headers: whole });
  }
  const { from, to } = range;
  const part = {
    ...headers,
    'accept-ranges': 'bytes',
    'content-range': `bytes ${from}-${to}/${size}`,
    'content-length': String(to - from + 1),
  };
  return new Response(isHead ? null : body.slice(from, to + 1), { status: 206, headers: part });
}

function readRange(
  header: string | null,
  size: number,
): { from: number; to: number } | 'unsatisfiable' | null {
  const found = header === null ? null : /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const isTail = found[1] === '';
  const from = isTail ? Math.max(0, size - Number(found[2])) : Number(found[1]);
  const to = isTail || found[2] === '' ? size - 1 : Math.min(size - 1, Number(found[2]));
  return from > to || from >= size ? 'unsatisfiable' : { from, to };
}
