/** An edit of a product, collection or metaobject; `id` is its number, its global id or its handle. */
export type ProductEdit =
  | ({ do: 'product'; action: 'create'; handle: string } & ProductValues & { like: string | null })
  | ({ do: 'product'; action: 'update'; id: string } & ProductValues)
  | { do: 'product'; action: 'delete'; id: string };

export interface ProductValues {
  title: string | null;
  tags: string[] | null;
  productType: string | null;
  /** US cents, of every variant. */
  priceCents: number | null;
  published: boolean | null;
  /** Keeps so many of its pictures, or of its variants. */
  pictures: number | null;
  variants: number | null;
  /** False leaves its variants without option values. */
  options: boolean | null;
  /** The value of the metafield that names its film. */
  video: string | null;
}

export type CollectionEdit =
  | {
      do: 'collection';
      action: 'create';
      handle: string;
      title: string | null;
      productHandles: string[] | null;
    }
  | { do: 'collection'; action: 'update'; id: string; title: string | null; productHandles: string[] | null }
  | { do: 'collection'; action: 'delete'; id: string };

export type MetaobjectEdit =
  | { do: 'metaobject'; action: 'create'; type: string; handle: string; fields: Record<string, string> }
  | { do: 'metaobject'; action: 'update'; id: string; fields: Record<string, string> }
  | { do: 'metaobject'; action: 'delete'; id: string };

/** An edit that the desk may send to the platform's back office. */
export type AdminEdit =
  | { do: 'stock'; variantId: string; units: number }
  | { do: 'price'; variantId: string; priceCents: number; compareAtCents: number | null }
  | { do: 'fulfil'; order: string }
  | { do: 'invite'; email: string }
  | { do: 'lag'; milliseconds: number }
  | ProductEdit
  | CollectionEdit
  | MetaobjectEdit;

const handlePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Null for anything that is not a complete edit. */
export function readEdit(body: unknown): AdminEdit | null {
  if (!body || typeof body !== 'object') return null;
  const json = new JsonReader(body);
  switch (json.text('do')) {
    case 'product':
      return readProduct(json);
    case 'collection':
      return readCollection(json);
    case 'metaobject':
      return readMetaobject(json);
    default:
      return readOther(json);
  }
}

function readOther(json: JsonReader): AdminEdit | null {
  const [verb, variantId, order, email] = ['do', 'variantId', 'order', 'email'].map((name) =>
    json.text(name),
  );
  const [units, priceCents, milliseconds] = ['units', 'priceCents', 'milliseconds'].map((name) =>
    json.whole(name),
  );
  if (verb === 'stock' && variantId && typeof units === 'number') return { do: 'stock', variantId, units };
  if (verb === 'price' && variantId && typeof priceCents === 'number' && priceCents >= 0) {
    return { do: 'price', variantId, priceCents, compareAtCents: json.whole('compareAtCents') };
  }
  if (verb === 'lag' && typeof milliseconds === 'number' && milliseconds >= 0) {
    return { do: 'lag', milliseconds };
  }
  if (verb === 'fulfil' && order) return { do: 'fulfil', order };
  return verb === 'invite' && email ? { do: 'invite', email } : null;
}

function readProduct(json: JsonReader): ProductEdit | null {
  const [action, id, handle] = [json.text('action'), json.text('id'), json.text('handle')];
  if (action === 'delete' && id) return { do: 'product', action, id };
  const priceCents = json.whole('priceCents');
  if (priceCents !== null && priceCents < 0) return null;
  const values: ProductValues = {
    title: json.text('title'),
    tags: json.texts('tags'),
    productType: json.text('productType'),
    priceCents,
    published: json.truth('published'),
    pictures: json.whole('pictures'),
    variants: json.whole('variants'),
    options: json.truth('options'),
    video: json.text('video'),
  };
  const isChanged = Object.values(values).some((value) => value !== null);
  if (action === 'update' && id && isChanged) return { do: 'product', action, id, ...values };
  if (action !== 'create' || !handle || !handlePattern.test(handle)) return null;
  return { do: 'product', action, handle, like: json.text('like'), ...values };
}

function readCollection(json: JsonReader): CollectionEdit | null {
  const [action, id, handle] = [json.text('action'), json.text('id'), json.text('handle')];
  if (action === 'delete' && id) return { do: 'collection', action, id };
  const [title, productHandles] = [json.text('title'), json.texts('handles')];
  const isChanged = title !== null || productHandles !== null;
  if (action === 'update' && id && isChanged) return { do: 'collection', action, id, title, productHandles };
  if (action !== 'create' || !handle || !handlePattern.test(handle)) return null;
  return { do: 'collection', action, handle, title, productHandles };
}

function readMetaobject(json: JsonReader): MetaobjectEdit | null {
  const [action, id, handle] = [json.text('action'), json.text('id'), json.text('handle')];
  const [type, fields] = [json.text('type'), json.fields('fields')];
  if (action === 'delete' && id) return { do: 'metaobject', action, id };
  if (action === 'update' && id && fields) return { do: 'metaobject', action, id, fields };
  if (action !== 'create' || !handle || !handlePattern.test(handle) || !type || !fields) return null;
  return { do: 'metaobject', action, type, handle, fields };
}

/** Reads JSON of unknown shape; null for what is absent or of another type. */
class JsonReader {
  readonly #body: object;

  constructor(body: object) {
    this.#body = body;
  }

  #value(name: string): unknown {
    return Reflect.get(this.#body, name);
  }

  text(name: string): string | null {
    const value = this.#value(name);
    return typeof value === 'string' && value !== '' ? value : null;
  }

  whole(name: string): number | null {
    const value = this.#value(name);
    return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
  }

  truth(name: string): boolean | null {
    const value = this.#value(name);
    return typeof value === 'boolean' ? value : null;
  }

  texts(name: string): string[] | null {
    const value = this.#value(name);
    if (!Array.isArray(value)) return null;
    const list = value.filter((item) => typeof item === 'string');
    return list.length === value.length ? list : null;
  }

  fields(name: string): Record<string, string> | null {
    const value = this.#value(name);
    if (!value || typeof value !== 'object' || Array.isArray(value)) return null;
    const entries = Object.entries(value);
    return entries.every(([, field]) => typeof field === 'string') ? Object.fromEntries(entries) : null;
  }
}
