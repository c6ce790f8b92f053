import { type APIRequestContext, expect } from 'playwright/test';

const CONTENT = process.env.SANITY_API_HOST ?? 'http://localhost:3002';
const API = `${CONTENT}/v2026-01-01/data`;
const EDITOR = { authorization: 'Bearer sk-sandbox-editor' };
const OPERATOR = { authorization: `Bearer ${process.env.REVALIDATE_SECRET ?? 'sandbox-revalidate'}` };

/** What editors do: changes fields of a document. Pages follow in their time. */
export async function publish(
  request: APIRequestContext,
  id: string,
  change: { set: object } | { unset: string[] },
): Promise<void> {
  await mutateTexts(request, [{ patch: { id, ...change } }]);
}

/** Changes, makes and deletes documents, as the CMS takes it. */
export async function mutateTexts(request: APIRequestContext, mutations: object[]): Promise<void> {
  const data = { mutations };
  const mutated = await request.post(`${API}/mutate/production`, { headers: EDITOR, data });
  expect(mutated.ok()).toBe(true);
}

export async function publishSettings(request: APIRequestContext, set: object): Promise<void> {
  await publish(request, 'settings', { set });
}

/** What the CMS answers to a question in GROQ. */
export async function askContent<Answer>(request: APIRequestContext, groq: string): Promise<Answer> {
  const answer = await request.get(`${API}/query/production?query=${encodeURIComponent(groq)}`);
  const { result }: { result: Answer } = await answer.json();
  return result;
}

/** Changes fields of the settings, and makes the pages at `paths` anew with them. */
export async function editSettings(request: APIRequestContext, paths: string[], set: object): Promise<void> {
  await publishSettings(request, set);
  await makeAnew(request, paths);
}

/** Makes the pages at `paths` anew with what the CMS says now: an edit of the settings reaches each page in its turn. */
export async function makeAnew(request: APIRequestContext, paths: string[]): Promise<void> {
  const made = await request.post('/api/revalidate', { headers: OPERATOR, data: { paths } });
  expect(await made.json()).toEqual({ refreshed: expect.arrayContaining(paths), failed: [] });
}

/** Lets `work` change those fields of the settings, and puts them back as they were: for the page at `path` and at home. */
export async function withSettings<Fields extends object>(
  request: APIRequestContext,
  path: string,
  fields: readonly (string & keyof Fields)[],
  work: (before: Fields) => Promise<void>,
): Promise<void> {
  const before = await askContent<Fields>(request, `*[_id == "settings"][0]{${fields.join(', ')}}`);
  try {
    await work(before);
  } finally {
    await editSettings(request, [path, '/'], before);
  }
}

/** Rich text of one paragraph, as the CMS keeps it; all of it a link to `href`, where one is given. */
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
