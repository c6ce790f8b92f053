declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface DynaliteOptions {
    /** How long a new table stays in the state CREATING. */
    createTableMs?: number;
    /** Folder of the tables; in memory without one. */
    path?: string;
  }

  export default function dynalite(options?: DynaliteOptions): Server;
}
