import * as z from 'zod';

const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/);
const password = z.string().min(1).max(200);
const name = z.string().trim().max(100).optional();
const token = z.string().regex(/^[\w.~+/=-]{1,512}$/);
const linkToken = z.string().regex(/^[\w-]{1,256}$/);
const customerId = z.string().regex(/^(gid:\/\/shopify\/Customer\/)?\d{1,20}$/);
const link = z.string().max(2_000).url();

export const tokenBody = z.object({ token });
export const loginBody = z.object({ email, password });
export const recoverBody = z.object({ email });

export const registerBody = z.object({
  email,
  password,
  firstName: name,
  lastName: name,
  phone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
  acceptsMarketing: z.boolean().optional(),
});

export const resetBody = z.union([
  z.object({ customerId, resetToken: linkToken, password }),
  z.object({ resetUrl: link, password }),
]);

export const activateBody = z.union([
  z.object({ customerId, activationToken: linkToken, password }),
  z.object({ activationUrl: link, password }),
]);

export const checkoutBody = z.object({
  email: z.string().trim().max(254),
  checkoutUrl: z.string().max(4_000),
});
