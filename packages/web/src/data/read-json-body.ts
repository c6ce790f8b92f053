import type { IncomingMessage } from 'node:http';

const MAX_BODY_BYTES = 16_384;

export interface BodyProblem {
  status: 400 | 413 | 415;
  code: string;
  message: string;
}

/** The JSON of a request, at most 16 KB, by the rules and codes of the functions. */
export async function readJsonBody(request: IncomingMessage): Promise<{ body: unknown } | BodyProblem> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    const message = 'Send JSON, with the content type application/json.';
    return { status: 415, code: 'body-type-unknown', message };
  }
  const text = await readBody(request);
  if (text === null) {
    return { status: 413, code: 'body-too-large', message: `Send at most ${MAX_BODY_BYTES} bytes.` };
  }
  try {
    const body: unknown = JSON.parse(text);
    return { body };
  } catch {
    return { status: 400, code: 'body-malformed', message: 'The body is not valid JSON.' };
  }
}

/** Null when it is too large. The rest is discarded; the connection stays open for the response. */
function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) resolve(null);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });
}
