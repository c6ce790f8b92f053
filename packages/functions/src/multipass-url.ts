import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

export interface MultipassCustomer {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/**
 * The address that logs a customer in at the platform's checkout and leads on to `returnTo`: the platform's
 * Multipass, good for 15 minutes and once. `returnTo` must be checked before; `at` is in milliseconds.
 */
export function multipassUrl(
  secret: string,
  customer: MultipassCustomer,
  { returnTo, at }: { returnTo: URL; at: number },
): string {
  const pass = JSON.stringify({
    email: customer.email,
    created_at: new Date(at).toISOString(),
    ...(customer.firstName === null ? {} : { first_name: customer.firstName }),
    ...(customer.lastName === null ? {} : { last_name: customer.lastName }),
    return_to: returnTo.href,
  });
  return `${returnTo.origin}/account/login/multipass/${seal(secret, pass)}`;
}

function seal(secret: string, text: string): string {
  const keys = createHash('sha256').update(secret).digest();
  const start = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', keys.subarray(0, 16), start);
  const sealed = Buffer.concat([start, cipher.update(text, 'utf8'), cipher.final()]);
  const signature = createHmac('sha256', keys.subarray(16, 32)).update(sealed).digest();
  // The platform wants the padding of base64 kept, unlike base64url.
  const token = Buffer.concat([sealed, signature]).toString('base64');
  return token.replaceAll('+', '-').replaceAll('/', '_');
}
