import { findShippingProtection } from '../../../clients/protection-port.ts';

/** `[call.other-third-party-calls.1]` Whether the provider quotes for dollars' cents. Only with consent: it loads a script. */
export async function askQuote(cents: number): Promise<boolean> {
  const port = findShippingProtection();
  await port?.load();
  return port === null || (await port.quote(cents)) !== null;
}
