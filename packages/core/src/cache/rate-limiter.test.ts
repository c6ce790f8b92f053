import { describe, expect, it } from 'vitest';
import { exampleStore } from './example-store.ts';
import { createRateLimiter } from './rate-limiter.ts';

const limit = { name: 'login', attempts: 2, withinS: 60 };

describe('a rate limiter', () => {
  it('allows the given attempts, then returns the seconds until the next window', async () => {
    const clock = { ms: 120_000, now: () => clock.ms };
    const rateLimiter = createRateLimiter(exampleStore(clock), clock);
    expect(await rateLimiter.take('203.0.113.7', limit)).toBeNull();
    clock.ms += 15_000;
    expect(await rateLimiter.take('203.0.113.7', limit)).toBeNull();
    expect(await rateLimiter.take('203.0.113.7', limit)).toBe(45);
    clock.ms += 44_999;
    expect(await rateLimiter.take('203.0.113.7', limit)).toBe(1);
    clock.ms += 1;
    expect(await rateLimiter.take('203.0.113.7', limit)).toBeNull();
  });

  it('counts each address and each limit separately', async () => {
    const clock = { now: () => 0 };
    const rateLimiter = createRateLimiter(exampleStore(clock), clock);
    const strict = { ...limit, attempts: 1 };
    expect(await rateLimiter.take('a', strict)).toBeNull();
    expect(await rateLimiter.take('b', strict)).toBeNull();
    expect(await rateLimiter.take('a', { ...strict, name: 'gift' })).toBeNull();
    expect(await rateLimiter.take('a', strict)).toBe(60);
  });

  it('counts from zero again after it forgot somebody, and remembers everybody else', async () => {
    const clock = { now: () => 0 };
    const rateLimiter = createRateLimiter(exampleStore(clock), clock);
    const strict = { ...limit, attempts: 1 };
    for (const who of ['a', 'b']) await rateLimiter.take(who, strict);
    await rateLimiter.take('a', { ...strict, name: 'gift' });
    await rateLimiter.forget('a', strict);
    expect(await rateLimiter.take('a', strict)).toBeNull();
    expect(await rateLimiter.take('b', strict)).toBe(60);
    expect(await rateLimiter.take('a', { ...strict, name: 'gift' })).toBe(60);
  });
});
