import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followQuote } from './follow-quote.ts';

const { whenAllowed, cancel, port } = vi.hoisted(() => ({
  whenAllowed: vi.fn<(role: string, work: () => void) => () => void>(),
  cancel: vi.fn(),
  port: { load: vi.fn<() => Promise<boolean>>(), quote: vi.fn<(cents: number) => Promise<number | null>>() },
}));
vi.mock('../../../clients/consent-port.ts', () => ({ whenAllowed }));
vi.mock('../../../clients/protection-port.ts', () => ({ findShippingProtection: () => port }));

beforeEach(() => {
  cancel.mockReset();
  whenAllowed.mockReset().mockReturnValue(cancel);
  port.load.mockReset().mockResolvedValue(true);
  port.quote.mockReset();
});

function open(premium: number | null) {
  port.quote.mockResolvedValue(premium);
  const show = vi.fn();
  const stop = followQuote(24_800, show);
  const allow = () => whenAllowed.mock.calls[0]?.[1]();
  return { show, stop, allow };
}

describe('[call.other-third-party-calls.1] a quote', () => {
  it('is requested when the visitor allows the provider, not before', async () => {
    const { show, allow } = open(355);
    await vi.dynamicImportSettled();
    expect([whenAllowed.mock.calls[0]?.[0], port.load.mock.calls]).toEqual(['protection', []]);
    allow();
    await vi.waitFor(() => expect(show.mock.calls).toEqual([[true]]));
    expect(port.quote).toHaveBeenCalledWith(24_800);
  });

  it('that does not come takes the offer away', async () => {
    const { show, allow } = open(null);
    allow();
    await vi.waitFor(() => expect(show.mock.calls).toEqual([[false]]));
  });

  it('for a bag that has changed meanwhile decides nothing', async () => {
    const quote = Promise.withResolvers<number | null>();
    const { show, stop, allow } = open(355);
    port.quote.mockReturnValue(quote.promise);
    allow();
    await vi.waitFor(() => expect(port.quote).toHaveBeenCalled());
    stop();
    quote.resolve(null);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([show.mock.calls, cancel.mock.calls.length]).toEqual([[], 1]);
  });
});
