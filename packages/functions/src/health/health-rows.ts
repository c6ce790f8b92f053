import { findRowProblems, isOn } from '@storefront/core/providers/provider-row';
import { registry } from '@storefront/core/providers/registry';
import { type Environment, withoutBlanks } from '@storefront/core/providers/variable';
import type { HealthRow } from './health-api.ts';

/**
 * A row for each provider of the registry. `known` adds by role what the functions know beyond the configuration;
 * providers that only browsers call have no outcome.
 */
export function healthRows(
  env: Environment,
  known: Partial<Record<keyof typeof registry, Omit<HealthRow, 'isConfigured'>>>,
): Record<string, HealthRow> {
  const given = withoutBlanks(env);
  const details: Partial<Record<string, Omit<HealthRow, 'isConfigured'>>> = known;
  return Object.fromEntries(
    Object.entries(registry).map(([role, row]) => {
      const isConfigured = isOn(row, given) && findRowProblems(row, given).length === 0;
      return [role, { ...details[role], isConfigured }];
    }),
  );
}
