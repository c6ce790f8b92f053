import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import dynalite from 'dynalite';
import { isDiskFull } from '../world/save-report.ts';
import { callDynamo } from './call-dynamo.ts';

/** More than the table's store needs to open. */
const PROBE_BYTES = 64 * 1024;

/** DynamoDB's double: on disk, or in memory without a folder and from the moment at which the disk takes no more. */
export class Tables {
  #current: Server;
  #isInMemory: boolean;

  /** @param folder null for memory only */
  constructor(folder: string | null) {
    const problem = folder === null ? null : probe(folder);
    if (problem !== null) say(problem);
    this.#isInMemory = folder === null || problem !== null;
    this.#current = dynalite({
      createTableMs: 0,
      ...(folder === null || this.#isInMemory ? {} : { path: join(folder, 'tables') }),
    });
  }

  handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.#current.emit('request', incoming, outgoing);
  }

  /**
   * Goes on in memory, with the rows that can still be read.
   *
   * @param url where the requests of `handle` arrive
   */
  async continueInMemory(url: string, table: string, cause: unknown): Promise<void> {
    if (this.#isInMemory) return;
    this.#isInMemory = true;
    say(cause);
    const rows = await readRows(url, table).catch(() => []);
    this.#current = dynalite({ createTableMs: 0 });
    await createTable(url, table);
    for (const Item of rows) await addRow(url, table, Item);
  }
}

/** Creates the cache's table where it does not exist yet. */
export async function createTable(url: string, table: string): Promise<void> {
  try {
    await callDynamo(url, 'CreateTable', {
      TableName: table,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    });
  } catch (error) {
    // A stored table exists already.
    if (!String(error).includes('ResourceInUseException')) throw error;
  }
}

async function readRows(url: string, table: string): Promise<object[]> {
  const rows: object[] = [];
  let next: object | undefined;
  do {
    const start = next === undefined ? {} : { ExclusiveStartKey: next };
    const { Items, LastEvaluatedKey } = Object(await callDynamo(url, 'Scan', { TableName: table, ...start }));
    rows.push(...Items);
    next = LastEvaluatedKey;
  } while (next !== undefined);
  return rows;
}

/** Adds a row unless a newer one was written meanwhile. */
async function addRow(url: string, table: string, Item: object): Promise<void> {
  const row = { TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' };
  await callDynamo(url, 'PutItem', row).catch(() => {});
}

/** Returns why the folder takes no file; null when it does. */
function probe(folder: string): unknown {
  const file = join(folder, 'probe');
  try {
    mkdirSync(folder, { recursive: true });
    const opened = openSync(file, 'w');
    try {
      if (writeSync(opened, Buffer.alloc(PROBE_BYTES)) < PROBE_BYTES)
        throw new Error('ENOSPC: no space left on device');
    } finally {
      closeSync(opened);
      rmSync(file);
    }
    return null;
  } catch (error) {
    return error;
  }
}

function say(cause: unknown): void {
  const why = isDiskFull(cause) ? 'the disk is full. Free some space' : `${String(cause)}. Mend that`;
  console.error(`The cache's table cannot be written: ${why}; until the next start it is in memory only.`);
}
