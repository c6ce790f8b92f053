import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

export interface MultipassCustomer {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/**
 * The URL that logs a customer in at the platform's checkout and then redirects to `returnTo`: the platform's
 * Multipass, valid once and for 15 minutes. Validate `returnTo` first; `at` is in milliseconds since the epoch.
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
  return `${returnTo.origin}/account/login/multipass/${encrypt(secret, pass)}`;
}

function encrypt(secret: string, text: string): string {
  const keys = createHash('sha256').update(secret).digest();
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', keys.subarray(0, 16), iv);
  const encrypted = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  const signature = createHmac('sha256', keys.subarray(16, 32)).update(encrypted).digest();
  // The platform needs the padding of base64, which base64url leaves out.
  const token = Buffer.concat([encrypted, signature]).toString('base64');
  return token.replaceAll('+', '-').replaceAll('/', '_');
}
