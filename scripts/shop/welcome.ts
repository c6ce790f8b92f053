import { readConfig } from '../../packages/core/src/config.ts';
import type { ShopEnvironment } from './read-environment.ts';

/** What `npm start` prints once the shop is open: the addresses, and what to try first. */
export function welcome({ workbench, env }: ShopEnvironment): string {
  const config = readConfig(env);
  const double = (port: number) => `http://localhost:${port}`;
  const isDouble = config.commerce.endpoint.startsWith(`${double(workbench.SANDBOX_COMMERCE_PORT)}/`);
  const isContentDouble = config.content.apiHost === double(workbench.SANDBOX_CONTENT_PORT);
  return `
${config.brandName} is open.

  The shop     ${config.siteUrl}
  The desk     ${double(workbench.SANDBOX_DESK_PORT)}   orders, e-mails and switches of the sandbox
  Commerce     ${isDouble ? double(workbench.SANDBOX_COMMERCE_PORT) : `https://${config.commerce.storeDomain} (real)`}
  Content      ${isContentDouble ? double(workbench.SANDBOX_CONTENT_PORT) : `Sanity project ${config.content.projectId} (real)`}

Try first
  1. Browse: open a collection, then a dress.
  2. Choose a size and add it to the bag.
  3. Check out and pay with card number 1: any name, any date to come, any code.
  4. Read the e-mail that the order sent, on the desk.

Ctrl-C closes everything.
`;
}
