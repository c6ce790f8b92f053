import { findRowProblems, isOn } from '@storefront/core/providers/provider-row';
import { registry } from '@storefront/core/providers/registry';
import { type Environment, withoutBlanks } from '@storefront/core/providers/variable';
import type { HealthRow } from './health-api.ts';

/**
 * A row for each provider of the registry. What the functions can say of one beyond whether it is configured
 * comes by its role; what only browsers call has no outcome.
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
