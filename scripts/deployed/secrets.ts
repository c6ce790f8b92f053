import { z } from 'zod';
import { readSettings, secretsOf } from '../../infra/deploy-settings.ts';
import { secretIdOf } from '../../infra/secret-references.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { callAws, hasCredentials } from './call-aws.ts';

const valueSchema = z.object({ SecretString: z.string() });
const versionSchema = z.object({ VersionId: z.string() });

/** The names in a stage's secret; null without credentials. An empty list where there is no secret yet. */
export async function namesOfSecrets(stage: string, env: Environment): Promise<string[] | null> {
  if (!hasCredentials(env)) return null;
  const body = { SecretId: secretIdOf(stage) };
  try {
    const found = await callAws(
      { service: 'secretsmanager', target: 'secretsmanager.GetSecretValue', body },
      env,
    );
    return Object.keys(Object(JSON.parse(valueSchema.parse(found).SecretString)));
  } catch (error) {
    if (String(error).includes('ResourceNotFoundException')) return [];
    throw error;
  }
}

/** Stores the stage's secrets, as its environment has them, as a new version. Returns the version's id. */
export async function storeSecrets(
  stage: string,
  env: Environment,
): Promise<{ names: string[]; version: string }> {
  const settings = readSettings(stage, env);
  const names = secretsOf(settings);
  const SecretString = JSON.stringify(Object.fromEntries(names.map((name) => [name, settings.env[name]])));
  const id = secretIdOf(stage);
  const isNew = (await namesOfSecrets(stage, env))?.length === 0;
  const call = isNew
    ? { target: 'secretsmanager.CreateSecret', body: { Name: id, SecretString } }
    : { target: 'secretsmanager.PutSecretValue', body: { SecretId: id, SecretString } };
  const { VersionId: version } = versionSchema.parse(
    await callAws({ service: 'secretsmanager', ...call }, env),
  );
  return { names, version };
}
