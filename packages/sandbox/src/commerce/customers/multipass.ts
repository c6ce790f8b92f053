import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The customer in a Multipass token. */
export interface Pass {
  email: string;
  createdAt: number;
  firstName: string | null;
  lastName: string | null;
  returnTo: string | null;
}

/** Decrypts a token: base64url of IV, AES-128-CBC text and HMAC-SHA256. Null when it does not fit the secret. */
export function openMultipass(secret: string, token: string): Pass | null {
  const key = createHash('sha256').update(secret).digest();
  const bytes = Buffer.from(token.replace(/-/g, '+').replace(/_/g, '/'), 'base64');
  if (bytes.length < 64) return null;
  const [text, signature] = [bytes.subarray(0, -32), bytes.subarray(-32)];
  const wanted = createHmac('sha256', key.subarray(16, 32)).update(text).digest();
  if (!timingSafeEqual(signature, wanted)) return null;
  try {
    const decipher = createDecipheriv('aes-128-cbc', key.subarray(0, 16), text.subarray(0, 16));
    const plain = Buffer.concat([decipher.update(text.subarray(16)), decipher.final()]).toString('utf8');
    return readPass(JSON.parse(plain));
  } catch {
    return null;
  }
}

function readPass(value: unknown): Pass | null {
  if (!value || typeof value !== 'object') return null;
  const text = (name: string): string | null => {
    const found: unknown = Reflect.get(value, name);
    return typeof found === 'string' ? found : null;
  };
  const email = text('email');
  const createdAt = Date.parse(text('created_at') ?? '');
  if (email === null || Number.isNaN(createdAt)) return null;
  return {
    email,
    createdAt,
    firstName: text('first_name'),
    lastName: text('last_name'),
    returnTo: text('return_to'),
  };
}
