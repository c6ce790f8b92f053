import { evaluate, type Scope, textOf } from './evaluate.ts';
import { childrenOf, type Expression, type Node, parseSource } from './parse-source.ts';
import type { SourceFile } from './source-files.ts';

type Call = Extract<Expression, { type: 'CallExpression' }>;

interface TestCall {
  isDescribe: boolean;
  title: Expression;
  /** The table of `.each` or `.for`, where there is one. */
  table: Expression | null;
  body: Node | null;
}

const separator = ' › ';
const modifiers = new Set(['describe', 'each', 'for', 'runIf', 'skipIf', 'concurrent', 'sequential']);

/**
 * The titles of a file's tests, each with those of the `describe` around it. A test with a table has one title, with
 * an ellipsis where the rows differ, and one more for each row that is `isNamed` by itself. Where rows are the whole
 * title, they are listed.
 */
export function readTitles(file: SourceFile, isNamed: (text: string) => boolean): string[] {
  const titles: string[] = [];
  visit(parseSource(file), [], new Map());
  return [...new Set(titles)];

  function visit(node: Node, above: readonly string[], scope: Map<string, unknown>): void {
    if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init !== null) scope.set(id.name, evaluate(init, scope));
    }
    if (node.type === 'ForOfStatement') {
      const rows = evaluate(node.right, scope);
      const pattern = node.left.type === 'VariableDeclaration' ? node.left.declarations[0]?.id : undefined;
      for (const row of Array.isArray(rows) ? rows : [undefined])
        visit(node.body, above, new Map([...scope, ...(pattern === undefined ? [] : bind(pattern, row))]));
      return;
    }
    const call = node.type === 'CallExpression' ? readTestCall(node) : null;
    if (call === null) {
      const inner = node.type === 'BlockStatement' ? new Map(scope) : scope;
      for (const child of childrenOf(node)) visit(child, above, inner);
      return;
    }
    for (const title of titlesOf(call, scope)) {
      const path = [...above, title];
      if (!call.isDescribe) titles.push(path.join(separator));
      else if (call.body !== null) visit(call.body, path, new Map(scope));
    }
  }

  function titlesOf({ title, table }: TestCall, scope: Scope): string[] {
    const text = textOf(evaluate(title, scope));
    if (table === null) return [text];
    const rows = evaluate(table, scope);
    const plain = formatRow(text, undefined);
    if (!Array.isArray(rows)) return [plain];
    const each = rows.map((row) => formatRow(text, row));
    const named = isNamed(plain) ? [] : each.filter(isNamed);
    const others = each.filter((row) => !named.includes(row));
    if (others.length === 0) return named;
    return [/^[^\p{L}\d]*$/u.test(plain) ? shorten(others.join('; ')) : plain, ...named];
  }
}

const longest = 240;

function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf('; ', longest))}; …`;
}

/** A call of `describe`, `it` or `test` with a title, or null. */
function readTestCall(call: Call): TestCall | null {
  const names: string[] = [];
  let table: Expression | null = null;
  let callee: Expression = call.callee;
  while (callee.type !== 'Identifier') {
    if (callee.type === 'CallExpression') {
      const [argument] = callee.arguments;
      const member: Expression = callee.callee;
      const isTable =
        member.type === 'MemberExpression' &&
        member.property.type === 'Identifier' &&
        ['each', 'for'].includes(member.property.name);
      if (isTable && argument !== undefined && argument.type !== 'SpreadElement') table = argument;
      callee = member;
    } else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      names.push(callee.property.name);
      callee = callee.object;
    } else return null;
  }
  names.push(callee.name);
  const root = names.pop();
  const [title] = call.arguments;
  const isOurs = root !== undefined && ['describe', 'it', 'test'].includes(root);
  if (!isOurs || title === undefined || title.type === 'SpreadElement') return null;
  if (!names.every((name) => modifiers.has(name))) return null;
  const body = call.arguments.find(
    ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression',
  );
  if (body === undefined || body === title || body.type === 'SpreadElement') return null;
  return { isDescribe: root === 'describe' || names.includes('describe'), title, table, body };
}

/** What vitest makes of `%s` and `$name` in the title of a table's test. */
function formatRow(title: string, row: unknown): string {
  const cells: unknown[] = Array.isArray(row) ? [...row] : [row];
  return title
    .replaceAll(/%[sdifjoO#$]/g, (mark) => (mark === '%#' || mark === '%$' ? '…' : textOf(cells.shift())))
    .replaceAll(/\$([a-z_]\w*(?:\.\w+)*)/gi, (_, path: string) => textOf(valueAt(row, path.split('.'))))
    .replaceAll('%%', '%');
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return valueAt(Object.entries(value).find(([key]) => key === name)?.[1], rest);
}

type Pattern = Extract<Node, { type: 'VariableDeclaration' }>['declarations'][number]['id'];

/** The names that a loop's variable gives to one of its rows. */
function bind(pattern: Pattern, row: unknown): [string, unknown][] {
  if (pattern.type === 'Identifier') return [[pattern.name, row]];
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element, at) =>
      element === null || element.type === 'RestElement'
        ? []
        : bind(element, Array.isArray(row) ? row[at] : undefined),
    );
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? bind(property.value, valueAt(row, [property.key.name]))
        : [],
    );
  return [];
}
