import type { z } from 'zod';
import { registry } from '../../packages/core/src/providers/registry.ts';
import { listVariables } from '../../packages/core/src/providers/variable.ts';
import { siteEnv } from '../../packages/core/src/site-env.ts';
import { workbenchEnv } from './workbench-env.ts';

const head = `# Every variable, with its reason. Copy this file to .env and fill in what you need.
# On a developer's machine nothing is needed: npm start points the shop at its sandbox.
`;

/** The text of `.env.example`; a house test compares the file with it. */
export function envExample(): string {
  const providers = Object.values(registry).map(({ provider, env, isRequired }) =>
    section(provider, env, isRequired ? '' : ` for ${provider}`),
  );
  return [
    head,
    section('The shop', siteEnv),
    ...providers,
    section('A developer’s machine', workbenchEnv),
  ].join('\n');
}

/** @param whom ends the word "Required" for providers that the shop can do without */
function section(title: string, env: z.ZodObject, whom = ''): string {
  const lines = listVariables(env).map(
    ({ name, why, example, isRequired }) =>
      `# ${why}${isRequired ? ` Required${whom}.` : ''}\n# ${name}=${example}\n`,
  );
  return `\n# --- ${title} ---\n\n${lines.join('\n')}`;
}
