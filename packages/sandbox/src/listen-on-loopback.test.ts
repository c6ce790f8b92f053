import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { listenOnLoopback } from './listen-on-loopback.ts';

const answer = { request: (_: unknown, outgoing: { end: (text: string) => void }) => outgoing.end('hello') };
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

describe('a server of the sandbox', () => {
  it('answers on localhost, however that is read', async () => {
    const server = await listenOnLoopback(0, answer);
    const hosts = hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
    for (const host of hosts) {
      expect(await (await fetch(`http://${host}:${server.port}`)).text()).toBe('hello');
    }
    await server.close();
  });

  it('refuses a port that is taken, and leaves nothing behind', async () => {
    const first = await listenOnLoopback(0, answer);
    await expect(listenOnLoopback(first.port, answer)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
    const second = await listenOnLoopback(first.port, answer);
    await second.close();
  });
});
