import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { listenOnLoopback } from './listen-on-loopback.ts';

const hello = { request: (_: unknown, outgoing: { end: (text: string) => void }) => outgoing.end('hello') };
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

describe('a server of the sandbox', () => {
  it('responds on 127.0.0.1 and on ::1', async () => {
    const server = await listenOnLoopback(0, hello);
    const hosts = hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
    for (const host of hosts) {
      expect(await (await fetch(`http://${host}:${server.port}`)).text()).toBe('hello');
    }
    await server.close();
  });

  it('rejects a taken port without holding it', async () => {
    const first = await listenOnLoopback(0, hello);
    await expect(listenOnLoopback(first.port, hello)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
    const second = await listenOnLoopback(first.port, hello);
    await second.close();
  });
});
