import { type APIRequestContext, expect } from 'playwright/test';

const CONTENT = process.env.SANITY_API_HOST ?? 'http://localhost:3002';
const API = `${CONTENT}/v2026-01-01/data`;
const EDITOR = { authorization: 'Bearer sk-sandbox-editor' };
const OPERATOR = { authorization: `Bearer ${process.env.REVALIDATE_SECRET ?? 'sandbox-revalidate'}` };

/** Changes fields of a document, as editors do; pages follow by webhook. */
export async function publish(
  request: APIRequestContext,
  id: string,
  change: { set: object } | { unset: string[] },
): Promise<void> {
  await mutateContent(request, [{ patch: { id, ...change } }]);
}

/** Sends mutations to the CMS. */
export async function mutateContent(request: APIRequestContext, mutations: object[]): Promise<void> {
  const data = { mutations };
  const mutated = await request.post(`${API}/mutate/production`, { headers: EDITOR, data });
  expect(mutated.ok()).toBe(true);
}

export async function publishSettings(request: APIRequestContext, set: object): Promise<void> {
  await publish(request, 'settings', { set });
}

/** The result of a GROQ query. */
export async function queryContent<Result>(request: APIRequestContext, groq: string): Promise<Result> {
  const response = await request.get(`${API}/query/production?query=${encodeURIComponent(groq)}`);
  const { result }: { result: Result } = await response.json();
  return result;
}

/** Changes fields of the settings, and rebuilds the pages at `paths`. */
export async function editSettings(request: APIRequestContext, paths: string[], set: object): Promise<void> {
  await publishSettings(request, set);
  await rebuildPages(request, paths);
}

/** Rebuilds the pages at `paths` at once, without waiting for a webhook. */
export async function rebuildPages(request: APIRequestContext, paths: string[]): Promise<void> {
  const rebuilt = await request.post('/api/revalidate', { headers: OPERATOR, data: { paths } });
  expect(await rebuilt.json()).toEqual({ refreshed: expect.arrayContaining(paths), failed: [] });
}

/** Restores the fields of the settings after `work`, and rebuilds the page at `path` and the home page. */
export async function withSettings<Fields extends object>(
  request: APIRequestContext,
  path: string,
  fields: readonly (string & keyof Fields)[],
  work: (before: Fields) => Promise<void>,
): Promise<void> {
  const before = await queryContent<Fields>(request, `*[_id == "settings"][0]{${fields.join(', ')}}`);
  try {
    await work(before);
  } finally {
    await editSettings(request, [path, '/'], before);
  }
}

/** One paragraph of rich text in the CMS's format, as a link when `href` is given. */
export function paragraph(words: string, href?: string) {
  const marks = href === undefined ? [] : ['l'];
  return [
    {
      _type: 'block',
      _key: words,
      style: 'normal',
      markDefs: marks.map((_key) => ({ _type: 'link', _key, href })),
      children: [{ _type: 'span', _key: 's', text: words, marks }],
    },
  ];
}
