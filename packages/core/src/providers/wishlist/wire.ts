import * as z from 'zod';

export const identityWire = z.object({ regid: z.string().min(1), sessionid: z.string().min(1) });

/** Lists are read with doubt, field by field, by the rules of the noun; here only that there are some. */
export const listsWire = z.array(z.looseObject({}));

export const listWire = z.looseObject({ lid: z.string().min(1) });

/** The response for one list; `lprops` is ours, as text or as what the service made of it. */
export const listWithContentsWire = z.object({
  list: z.looseObject({
    lid: z.string().min(1),
    lprops: z.union([z.string(), z.looseObject({})]).nullish(),
  }),
});

/** The responses to changes are not read; they are JSON or empty. */
export const changeWire = z.unknown();
