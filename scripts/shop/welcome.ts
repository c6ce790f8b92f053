import { readConfig } from '../../packages/core/src/config.ts';
import { tokens } from '../../packages/sandbox/src/commerce/graphql/access.ts';
import type { ShopEnvironment } from './read-environment.ts';
import { sandboxOrigins } from './sandbox-defaults.ts';

/** What `npm start` prints once the shop is open: the addresses, and what to try first. */
export function welcome({ workbench, env }: ShopEnvironment): string {
  const config = readConfig(env);
  const { commerce, content, desk } = sandboxOrigins(workbench);
  const isDouble = config.commerce.endpoint.startsWith(`${commerce}/`);
  const isContentDouble = config.content.apiHost === content;
  const tokensOfDouble = isDouble
    ? `
  Tokens       ${tokens.public}   for browsers; \`public\` works as well
               ${tokens.private}   for servers`
    : '';
  return `
${config.brandName} is open.

  The shop     ${config.siteUrl}
  The desk     ${desk}   orders, e-mails and switches of the sandbox
  Commerce     ${isDouble ? commerce : `https://${config.commerce.storeDomain} (real)`}${tokensOfDouble}
  Content      ${isContentDouble ? content : `Sanity project ${config.content.projectId} (real)`}

Try first
  1. Browse: open a collection, then a dress.
  2. Choose a size and add it to the bag.
  3. Check out and pay with card number 1: any name, any date to come, any code.
  4. Read the e-mail that the order sent, on the desk.

Ctrl-C closes everything.
`;
}
