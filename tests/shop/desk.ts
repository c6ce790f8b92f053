import { createControlClient } from '../../packages/sandbox/src/desk/control-client.ts';

/** Controls the sandbox behind the shop. */
export const desk = createControlClient(`http://localhost:${process.env.SANDBOX_DESK_PORT ?? 3003}`);
