import type { PageProps } from '../data/page-props.ts';
import { type MetaTag, metaTagsOf, toScriptJson } from './head-tags.ts';
import { pageStructuredData } from './page-structured-data.ts';

const JSON_LD = 'script[type="application/ld+json"]';
const OPTIONAL: readonly (readonly [MetaTag[0], string])[] = [
  ['name', 'robots'],
  ['name', 'description'],
  ['property', 'og:description'],
  ['property', 'og:image'],
  ['property', 'article:published_time'],
  ['property', 'article:modified_time'],
  ['property', 'article:section'],
];

const find = (attribute: string, name: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`);

/** Makes the tags of the document those of the page that is shown, after a client-side navigation. */
export function writePageTags(page: PageProps<object>): void {
  const { frame } = page;
  const tags = metaTagsOf(frame);
  for (const [attribute, name] of OPTIONAL)
    if (!tags.some((tag) => tag[1] === name)) find(attribute, name)?.remove();
  for (const [attribute, name, content] of tags) {
    const element = find(attribute, name) ?? document.head.appendChild(document.createElement('meta'));
    element.setAttribute(attribute, name);
    element.content = content;
  }
  for (const script of document.querySelectorAll(JSON_LD)) script.remove();
  for (const data of pageStructuredData(page)) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = toScriptJson(data);
    document.head.append(script);
  }
}
