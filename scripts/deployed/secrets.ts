import { z } from 'zod';
import { readSettings, secretsOf } from '../../infra/deploy-settings.ts';
import { secretIdOf } from '../../infra/secret-references.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { callAws, hasCredentials } from './call-aws.ts';

const valueSchema = z.object({ SecretString: z.string(), VersionId: z.string() });
const versionSchema = z.object({ VersionId: z.string() });

export interface StoredSecrets {
  names: string[];
  /** The present version; null where there is no secret yet. */
  version: string | null;
}

/** The names in a stage's secret; null without credentials. Rejects with AWS's own words when AWS refuses. */
export async function readSecrets(stage: string, env: Environment): Promise<StoredSecrets | null> {
  if (!hasCredentials(env)) return null;
  const body = { SecretId: secretIdOf(stage) };
  try {
    const found = await callAws(
      { service: 'secretsmanager', target: 'secretsmanager.GetSecretValue', body },
      env,
    );
    const { SecretString, VersionId: version } = valueSchema.parse(found);
    return { names: namesIn(SecretString), version };
  } catch (error) {
    if (String(error).includes('ResourceNotFoundException')) return { names: [], version: null };
    throw error;
  }
}

function namesIn(text: string): string[] {
  try {
    return Object.keys(Object(JSON.parse(text)));
  } catch {
    // Without the parser's message, which quotes the secret.
    throw new Error('it is not the JSON that npm run secrets writes.');
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
  const isNew = (await readSecrets(stage, env))?.version === null;
  const call = isNew
    ? { target: 'secretsmanager.CreateSecret', body: { Name: id, SecretString } }
    : { target: 'secretsmanager.PutSecretValue', body: { SecretId: id, SecretString } };
  const { VersionId: version } = versionSchema.parse(
    await callAws({ service: 'secretsmanager', ...call }, env),
  );
  return { names, version };
}
