import { secretNames } from '@storefront/core/config';
import type { Settings } from './deploy-settings.ts';
import { nameOfApp } from './stage.ts';

/** The JSON in Secrets Manager that holds a stage's secrets by the names of their variables. */
export function secretIdOf(stage: string): string {
  return `${nameOfApp}/${stage}`;
}

/**
 * A secret as templates name it: CloudFormation reads the value while it deploys, so no value is in a template, a log
 * or the repository. CloudFormation looks again only where the text changes: that is what the version is for.
 */
export function secretReference(stage: string, name: string, version: string | null): string {
  const wanted = version === null ? '' : `::${version}`;
  return `{{resolve:secretsmanager:${secretIdOf(stage)}:SecretString:${name}${wanted}}}`;
}

/**
 * The variables with these names that the deployment has, for a function's template. Secrets are references; `known`
 * are values that exist only in the cloud, such as a table's name.
 */
export function environmentFor(
  stage: string,
  names: readonly string[],
  { env, secretsVersion }: Pick<Settings, 'env' | 'secretsVersion'>,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const secrets = new Set(secretNames());
  const pairs = names.flatMap((name): [string, string][] => {
    const value = known[name] ?? env[name];
    if (value === undefined) return [];
    const isSecret = known[name] === undefined && secrets.has(name);
    return [[name, isSecret ? secretReference(stage, name, secretsVersion) : value]];
  });
  return Object.fromEntries(pairs);
}
