import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Loopback {
  port: number;
  close(): Promise<void>;
}

interface LoopbackListeners {
  request: RequestListener;
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Longer than clients leave a connection idle: one that is closed just when they use it again fails their request. */
const KEEP_ALIVE_MS = 120_000;

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1: browsers try either for `localhost`.
 * Port 0 stands for any free port. Rejects with the system's error when the port is taken.
 */
export async function listenOnLoopback(port: number, listeners: LoopbackListeners): Promise<Loopback> {
  const first = await listen('127.0.0.1', port, listeners);
  const address = first.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const second = await listen('::1', address.port, listeners).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return null;
    await end(first);
    throw error;
  });
  return {
    port: address.port,
    close: async () => {
      await Promise.all([end(first), second === null ? null : end(second)]);
    },
  };
}

async function listen(host: string, port: number, { request, upgrade }: LoopbackListeners): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, request);
  if (upgrade !== undefined) server.on('upgrade', upgrade);
  server.listen({ host, port });
  await once(server, 'listening');
  return server;
}

async function end(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
