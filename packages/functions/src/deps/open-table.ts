import { createCircuit } from '@storefront/core/cache/circuit';
import { createDynamoStore } from '@storefront/core/cache/dynamo-store';
import { limitStore, TABLE_BUDGET_MS } from '@storefront/core/cache/limit-store';
import type { CacheStore } from '@storefront/core/cache/store';
import { createWaitBudget, type WaitBudget } from '@storefront/core/cache/wait-budget';
import { type Clock, systemClock } from '@storefront/core/clock';
import { currentDeadline } from '@storefront/core/providers/deadline';

export interface Table {
  /** All calls of a request share one budget, and none is made while the table fails. */
  store: CacheStore;
  /** For what must not happen twice: each call is made, with a budget of its own. */
  requiredStore: CacheStore;
}

/** By request. */
const budgets = new WeakMap<object, WaitBudget>();

/** The cache's table for requests of shoppers, which go on without it when it hangs or refuses. */
export function openTable(cacheTable: string): Table {
  return limitTable(createDynamoStore({ table: cacheTable, clock: systemClock }), systemClock);
}

export function limitTable(store: CacheStore, clock: Clock): Table {
  const circuit = createCircuit(clock);
  const ownBudget = () => createWaitBudget(TABLE_BUDGET_MS);
  return {
    store: limitStore(store, { circuit, budgetOf: budgetOfRequest }),
    requiredStore: limitStore(store, { circuit, budgetOf: ownBudget, isRequired: true }),
  };
}

function budgetOfRequest(): WaitBudget {
  const request = currentDeadline() ?? {};
  const budget = budgets.get(request) ?? createWaitBudget(TABLE_BUDGET_MS);
  budgets.set(request, budget);
  return budget;
}
