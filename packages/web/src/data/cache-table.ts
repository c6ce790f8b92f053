import { createCircuit } from '@storefront/core/cache/circuit';
import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import { limitStore, TABLE_BUDGET_MS } from '@storefront/core/cache/limit-store';
import type { CacheStore } from '@storefront/core/cache/store';
import { createWaitBudget } from '@storefront/core/cache/wait-budget';
import { systemClock } from '@storefront/core/clock';
import { serverConfig } from '@storefront/core/config';

/**
 * The tags of a page are written all at once, after its record was read: by then a table that hangs has been noticed.
 * Pages by tag are listed for operators.
 */
const PATIENT_BUDGET_MS = 2_000;
const patient: ReadonlySet<keyof CacheStore> = new Set(['write', 'remove', 'list']);

let table: CacheStore | null = null;

/**
 * The cache's table, which pages share with the functions; one client per process. Nobody waits for a table that hangs
 * or refuses.
 */
export function cacheTable(): CacheStore {
  table ??= limitStore(
    createDynamoStore({ table: serverConfig().cacheTable, clock: systemClock, client: openDynamo() }),
    {
      circuit: createCircuit(systemClock),
      budgetOf: (operation) => createWaitBudget(patient.has(operation) ? PATIENT_BUDGET_MS : TABLE_BUDGET_MS),
    },
  );
  return table;
}
