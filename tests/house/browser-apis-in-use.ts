import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { childrenOf, type Node, parseSource } from './parse-source.ts';
import type { SourceFile } from './source-files.ts';

type JsxElement = Extract<Node, { type: 'JSXOpeningElement' }>;

/** What runs in browsers: the site's own files, and the rules that they import. */
const inBrowsers =
  /^packages\/web\/(?:src|public)\/.*\.(?:tsx?|js|css)$|^packages\/core\/src\/(?!providers|cache)[^/]+\//;
const notInBrowsers = /\.(?:test|fixture)\.tsx?$|^packages\/web\/src\/(?:data|pages\/api|next\/build)\//;

/** The features of the web platform that the files use, by their keys in MDN's compatibility data. */
export function featuresInUse(files: readonly SourceFile[]): Map<string, string> {
  const used = new Map<string, string>();
  for (const file of files) {
    if (!inBrowsers.test(file.path) || notInBrowsers.test(file.path)) continue;
    const keys = file.path.endsWith('.css') ? featuresOfStyles(file.text) : featuresOfCode(file);
    for (const key of keys) if (!used.has(key)) used.set(key, file.path);
  }
  return used;
}

/** The statement about a feature, by its key. */
export function statementOf(key: string): CompatStatement | null {
  let place: Identifier | undefined = {
    api: data.api,
    css: data.css,
    javascript: data.javascript,
    html: data.html,
  };
  for (const part of key.split('.')) place = place?.[part];
  return place?.__compat ?? null;
}

const isKnown = (key: string) => statementOf(key) !== null;

function featuresOfCode(file: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: Node, parent: Node | null) => {
    found.push(...featuresOfNode(node, parent, file));
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(parseSource(file), null);
  return found.filter(isKnown);
}

function featuresOfNode(node: Node, parent: Node | null, file: SourceFile): string[] {
  if (node.type === 'JSXOpeningElement') return featuresOfElement(node);
  if (node.type === 'Identifier') {
    const isMember = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
    const isName = parent !== null && 'key' in parent && parent.key === node;
    return isMember || isName || isOwn(node.name, file.text) ? [] : keysOfGlobal(node.name);
  }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return [];
  const member = node.property.name;
  const owner = node.object.type === 'Identifier' ? node.object.name : null;
  return [...(owner === null ? [] : keysOfStatic(owner, member)), ...(uniqueMembers.get(member) ?? [])];
}

/** An element of HTML with its attributes, and with their values where those are features of their own. */
function featuresOfElement({ name, attributes }: JsxElement): string[] {
  if (name.type !== 'JSXIdentifier') return [];
  const element = `html.elements.${name.name}`;
  const ofAttributes = attributes.flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
    const own = attribute.name.name.toLowerCase();
    const { value } = attribute;
    const places = [`${element}.${own}`, `html.global_attributes.${own}`];
    if (value?.type !== 'Literal') return places;
    // The types of `input` stand in MDN's data as `type_search`.
    return places.flatMap((place) => [place, `${place}.${value.value}`, `${place}_${value.value}`]);
  });
  return [element, ...ofAttributes];
}

/** `window.` is left out in code, and constructors are features of their own. */
function keysOfGlobal(name: string): string[] {
  return [`api.Window.${name}`, `api.${name}`, `javascript.builtins.${name}`];
}

/** Whether the file declares, imports or receives something of this name. */
function isOwn(name: string, text: string): boolean {
  const declared = `\\b(?:const|let|var|function|class|interface|type|import)\\s+${name}\\b`;
  return new RegExp(`${declared}|[{,(]\\s*(?:type\\s+)?${name}\\s*[,})=:]`).test(text);
}

const owners: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  window: 'Window',
  CSS: 'CSS',
};

function keysOfStatic(owner: string, member: string): string[] {
  const api = owners[owner] ?? owner;
  return [`api.${api}.${member}_static`, `api.${api}.${member}`, `javascript.builtins.${owner}.${member}`];
}

/** Methods and properties that only one interface has: there the name alone says which. */
const uniqueMembers = collectUniqueMembers();

function collectUniqueMembers(): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const [root, branch] of [
    ['api', data.api],
    ['javascript.builtins', data.javascript.builtins],
  ] as const)
    for (const [owner, place] of Object.entries(branch ?? {}))
      for (const member of Object.keys(place)) {
        if (!/^[a-z]\w{4,}$/.test(member) || member.endsWith('_static') || member.endsWith('_event'))
          continue;
        members.set(member, [...(members.get(member) ?? []), `${root}.${owner}.${member}`]);
      }
  return new Map([...members].filter(([member, keys]) => keys.length === 1 && isVerb(member)));
}

/** One word is likely a name of ours; `showModal` and `toSorted` are not. */
function isVerb(member: string): boolean {
  return /[a-z][A-Z]/.test(member);
}

function featuresOfStyles(text: string): string[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const properties = [...plain.matchAll(/(?:^|[;{])\s*([a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])/g)];
  const ofProperties = properties.flatMap(([, property = '', value = '']) => [
    `css.properties.${property}`,
    ...value.split(/[\s,(]+/).flatMap((word) => [
      `css.properties.${property}.${word}`,
      // A step of another property's transition.
      ...(word === 'allow-discrete' ? ['css.properties.transition-behavior'] : []),
    ]),
  ]);
  const pseudos = [...plain.matchAll(/::?([a-z-]+)(?=[^;}]*\{)/g)].map(([, name]) => `css.selectors.${name}`);
  const rules = [...plain.matchAll(/@([a-z-]+)/g)].map(([, name]) => `css.at-rules.${name}`);
  const media = [...plain.matchAll(/\(([a-z-]+)(?=[:)])/g)].map(([, name]) => `css.at-rules.media.${name}`);
  const functions = [...plain.matchAll(/\b([a-z][a-z-]+)\(/g)].flatMap(([, name]) => [
    `css.types.${name}`,
    `css.types.color.${name}`,
  ]);
  const units = [...plain.matchAll(/\d(?:[sdl]v[hw])\b/g)].map(
    () => 'css.types.length.viewport_percentage_units_dynamic',
  );
  return [...ofProperties, ...pseudos, ...rules, ...media, ...functions, ...units].filter(isKnown);
}
