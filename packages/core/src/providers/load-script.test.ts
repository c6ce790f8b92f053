import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript, SCRIPT_TIMEOUT_MS } from './load-script.ts';
import { stubPage } from './stub-page.fixture.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const script = { role: 'chat', src: 'https://cdn.example/chat.js', find: () => 'the API' };
const unavailable = { code: 'chat-unavailable', kind: 'outside' };

describe('a provider’s script', () => {
  it('is an element with a src and nothing inline, and resolves to the API that it defines', async () => {
    const { scripts } = stubPage();
    const api = loadScript({ ...script, attributes: { 'data-domain-script': 'id' } });
    expect(scripts).toMatchObject([
      { src: script.src, async: true, attributes: { 'data-domain-script': 'id' }, isThere: true },
    ]);
    scripts[0]?.onload?.();
    expect(await api).toBe('the API');
  });

  it('is added once, however often it is requested', async () => {
    const { scripts } = stubPage();
    const both = Promise.all([loadScript(script), loadScript(script)]);
    scripts[0]?.onload?.();
    expect(await both).toEqual(['the API', 'the API']);
    expect(await loadScript(script)).toBe('the API');
    expect(scripts).toHaveLength(1);
  });

  it('that is blocked or not reached is a fault, and is added again by the next call', async () => {
    const { scripts } = stubPage();
    const failed = expect(loadScript(script)).rejects.toMatchObject(unavailable);
    scripts[0]?.onerror?.();
    await failed;
    expect(scripts[0]?.isThere).toBe(false);
    const again = loadScript(script);
    scripts[1]?.onload?.();
    expect(await again).toBe('the API');
  });

  it('that leaves no API is a fault', async () => {
    const { scripts } = stubPage();
    const failed = expect(loadScript({ ...script, find: () => null })).rejects.toMatchObject(unavailable);
    scripts[0]?.onload?.();
    await failed;
  });

  it('rejects with the error that its `find` throws', async () => {
    const { scripts } = stubPage();
    const broken = { ...script, find: () => Promise.reject(new Error('broken')) };
    const failed = expect(loadScript(broken)).rejects.toThrow('broken');
    scripts[0]?.onload?.();
    await failed;
  });

  it.each([
    ['does not arrive', false],
    ['never gets ready', true],
  ])('that %s in time is a fault', async (_, hasArrived) => {
    const { scripts } = stubPage();
    const find = () => new Promise<string>(() => {});
    const failed = expect(loadScript({ ...script, find })).rejects.toMatchObject({ code: 'chat-timeout' });
    if (hasArrived) scripts[0]?.onload?.();
    await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS);
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that loads after its timeout serves the next call', async () => {
    const { scripts } = stubPage();
    const failed = expect(loadScript(script)).rejects.toMatchObject({ code: 'chat-timeout' });
    await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS);
    await failed;
    scripts[0]?.onload?.();
    expect(await loadScript(script)).toBe('the API');
    expect(scripts).toHaveLength(1);
  });
});
