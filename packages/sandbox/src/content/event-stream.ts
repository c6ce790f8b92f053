export interface StreamedEvent {
  name: string;
  id?: string;
  data: object;
}

export type SendEvent = (event: StreamedEvent) => void;

const usualHeartbeatMs = 15_000;
const encoder = new TextEncoder();

/**
 * Server-sent events: `start` gets how to send and answers how to stop, which happens when the client goes. A line
 * with a single colon keeps connections alive that would otherwise look dead.
 */
export function streamEvents(
  start: (send: SendEvent) => () => void,
  heartbeatMs = usualHeartbeatMs,
): Response {
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
      heartbeat.unref();
      const end = start(({ name, id, data }) => {
        const place = id === undefined ? '' : `id: ${id}\n`;
        write(`event: ${name}\n${place}data: ${JSON.stringify(data)}\n\n`);
      });
      stop = () => {
        clearInterval(heartbeat);
        end();
      };
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
    },
  });
}
