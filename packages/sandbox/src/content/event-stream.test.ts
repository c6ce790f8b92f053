import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SendEvent, streamEvents } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('server-sent events', () => {
  it('carry name, id and one line of JSON; a single colon is sent while nothing happens', async () => {
    let send: SendEvent = () => undefined;
    const response = streamEvents((given) => {
      send = given;
      return () => undefined;
    }, 1_000);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    send({ name: 'mutation', id: 't1#home', data: { text: 'two\nlines' } });
    expect((await reader?.read())?.value).toBe(
      'event: mutation\nid: t1#home\ndata: {"text":"two\\nlines"}\n\n',
    );
    vi.advanceTimersByTime(1_000);
    expect((await reader?.read())?.value).toBe(':\n\n');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
  });

  it('stop when the client disconnects', async () => {
    const stop = vi.fn();
    const response = streamEvents(() => stop, 1_000);
    await response.body?.cancel();
    expect(stop).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
