import { text } from 'node:stream/consumers';
import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPart, latePart } from './late-part.ts';

const failure = new Error('Loading chunk 7 failed.');
const Banner = () => <p>Banner</p>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failing = (times: number) => {
  const load = vi.fn(async () => Banner);
  for (let at = 0; at < times; at += 1) load.mockRejectedValueOnce(failure);
  return load;
};

describe('[error.10] a part that does not load', () => {
  it('is tried twice, and is missing at once; the log says so when the page is still there after a third try and five seconds', async () => {
    const load = failing(3);
    await expect(fetchPart(load)).rejects.toBe(failure);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(2);
    expect(console.warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(console.warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.mocked(console.warn).mock.calls).toEqual([['A part of the page could not be loaded', failure]]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('because its page was being left is loaded when the page is shown again, and the log says nothing', async () => {
    vi.stubGlobal('window', globalThis);
    const load = failing(2);
    const Part = latePart(load);
    const html = renderToReadableStream(<Part />).then((stream) =>
      text(stream.pipeThrough(new TextDecoderStream())),
    );
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await html).toContain('<p>Banner</p>');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('on the server leaves the part to the browser, and the page does not wait', async () => {
    const Part = latePart(failing(3));
    const onError = vi.fn();
    const stream = await renderToReadableStream(
      <main>
        <Suspense fallback={<p>Later</p>}>
          <Part />
        </Suspense>
      </main>,
      { onError },
    );
    expect(await text(stream.pipeThrough(new TextDecoderStream()))).toContain('<p>Later</p>');
    expect(onError).toHaveBeenCalledWith(failure, expect.anything());
  });
});
