export interface StreamedEvent {
  name: string;
  id?: string;
  data: object;
}

export type SendEvent = (event: StreamedEvent) => void;

const defaultHeartbeatMs = 15_000;
const encoder = new TextEncoder();

/**
 * Returns a stream of server-sent events. `start` gets a function to send them and returns a cleanup function, called
 * when the client disconnects. A line with a single colon keeps idle connections open.
 */
export function streamEvents(
  start: (send: SendEvent) => () => void,
  heartbeatMs = defaultHeartbeatMs,
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
