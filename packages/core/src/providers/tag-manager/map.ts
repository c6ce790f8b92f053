import type { ContainerStart } from './wire.ts';

export function containerStart(nowMs: number): ContainerStart {
  return { event: 'gtm.js', 'gtm.start': nowMs };
}
