import { childrenOf, type Node, parseSource, type Statement } from './parse-source.ts';
import type { SourceFile } from './source-files.ts';

/** An export of another file: `*` where all of it may be used. */
export interface Reference {
  specifier: string;
  name: string;
}

/** What a piece of code uses. */
export interface Uses {
  /** Names of the file; of a namespace, `space.member`. */
  names: ReadonlySet<string>;
  /** The names of `names` that are not only handed to the setters of atoms. */
  read: ReadonlySet<string>;
  /** What it imports while it runs. */
  dynamic: readonly Reference[];
}

export interface Module {
  /** Name in this file → where it comes from. Types are left out. */
  imports: ReadonlyMap<string, Reference>;
  /** Exported name → name in this file. */
  exports: ReadonlyMap<string, string>;
  /** Exported name → the export of another file that it passes on. */
  passedOn: ReadonlyMap<string, Reference>;
  /** Files that are imported for what they do when they are loaded. */
  effects: readonly { specifier: string }[];
  declarations: ReadonlyMap<string, Uses>;
  /** Atoms that do something when they are written. */
  commands: ReadonlySet<string>;
  /** What runs when the file is loaded. */
  atLoad: Uses;
}

const modules = new WeakMap<SourceFile, Module>();

/** The run-time names of a file, and what each of them uses. */
export function readModule(file: SourceFile): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const imports = new Map<string, Reference>();
  const exports = new Map<string, string>();
  const passedOn = new Map<string, Reference>();
  const effects: { specifier: string }[] = [];
  const declarations = new Map<string, Uses>();
  const commands = new Set<string>();
  const atLoad: Node[] = [];
  for (const statement of parseSource(file).body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.importKind === 'type') continue;
      if (statement.specifiers.length === 0) effects.push({ specifier: statement.source.value });
      for (const specifier of statement.specifiers)
        imports.set(specifier.local.name, {
          specifier: statement.source.value,
          name:
            specifier.type === 'ImportSpecifier'
              ? nameOf(specifier.imported)
              : specifier.type === 'ImportDefaultSpecifier'
                ? 'default'
                : '*',
        });
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration !== null)
        for (const name of declare(statement.declaration)) exports.set(name, name);
      for (const { local, exported } of statement.specifiers)
        if (statement.source === null) exports.set(nameOf(exported), nameOf(local));
        else passedOn.set(nameOf(exported), { specifier: statement.source.value, name: nameOf(local) });
    } else if (statement.type === 'ExportDefaultDeclaration') {
      exports.set('default', 'default');
      declarations.set('default', usesOf(statement.declaration));
    } else if (declare(statement).length === 0) atLoad.push(statement);
  }
  const module = { imports, exports, passedOn, effects, declarations, commands, atLoad: usesOf(...atLoad) };
  modules.set(file, module);
  return module;

  /** Keeps the names that a statement declares. */
  function declare(statement: Statement): string[] {
    if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
      if (statement.id === null) return [];
      declarations.set(statement.id.name, usesOf(statement));
      return [statement.id.name];
    }
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap((declarator) => {
      const uses = declarator.init === null ? usesOf() : usesOf(declarator.init);
      const names = namesIn(declarator.id);
      for (const name of names) declarations.set(name, uses);
      if (isCommand(declarator.init)) for (const name of names) commands.add(name);
      return names;
    });
  }
}

/** Nodes of TypeScript that hold code; all others vanish at run time. */
const transparent = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/;

function isRunTime({ type }: Node): boolean {
  return !type.startsWith('TS') || transparent.test(type);
}

function usesOf(...nodes: readonly Node[]): Uses {
  const names = new Set<string>();
  const read = new Set<string>();
  const dynamic: Reference[] = [];
  for (const node of nodes) visit(node);
  return { names, read, dynamic };

  function keep(name: string): void {
    names.add(name);
    read.add(name);
  }

  function visit(node: Node): void {
    const reference = readDynamicImport(node);
    if (reference !== null) {
      dynamic.push(...reference);
      return;
    }
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        keep(node.name);
        return;
      case 'JSXAttribute':
        if (node.value !== null) visit(node.value);
        return;
      case 'Property':
        if (node.computed) visit(node.key);
        visit(node.value);
        return;
      case 'MemberExpression':
        if (node.object.type === 'Identifier' && !node.computed)
          keep(`${node.object.name}.${nameOf(node.property)}`);
        else visit(node.object);
        if (node.computed) visit(node.property);
        return;
    }
    const written = writtenAtom(node);
    if (written !== null) names.add(written.name);
    for (const child of childrenOf(node)) if (isRunTime(child) && child !== written) visit(child);
  }
}

function isCommand(node: Node | null): boolean {
  return node?.type === 'CallExpression' && nameOf(node.callee) === 'atom' && node.arguments.length === 2;
}

/** The atom that a call only writes: `useSetAtom(atom)`, `set(atom, …)`, `store.set(atom, …)`. */
function writtenAtom(node: Node): Extract<Node, { type: 'Identifier' }> | null {
  if (node.type !== 'CallExpression') return null;
  const [atom] = node.arguments;
  const setter = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
  return atom?.type === 'Identifier' && /^(?:set|useSetAtom)$/.test(nameOf(setter)) ? atom : null;
}

/** What a piece of code takes from a file that it imports while it runs, or null where nothing is imported. */
function readDynamicImport(node: Node): Reference[] | null {
  if (node.type === 'ImportExpression') return taken(node, ['*']);
  if (node.type === 'MemberExpression' && !node.computed && node.object.type === 'ParenthesizedExpression')
    return taken(awaited(node.object.expression), [nameOf(node.property)]);
  if (node.type === 'MemberExpression' && !node.computed)
    return taken(awaited(node.object), [nameOf(node.property)]);
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init !== null)
    return taken(awaited(node.init), keysOf(node.id));
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const [listener] = node.arguments;
  if (nameOf(node.callee.property) !== 'then' || listener?.type !== 'ArrowFunctionExpression') return null;
  const [parameter] = listener.params;
  if (parameter?.type === 'ObjectPattern') return taken(node.callee.object, keysOf(parameter));
  if (parameter?.type !== 'Identifier') return null;
  const { names } = usesOf(listener.body);
  const members = [...names].filter((name) => name.startsWith(`${parameter.name}.`));
  return taken(
    node.callee.object,
    names.has(parameter.name) ? ['*'] : members.map((name) => name.slice(parameter.name.length + 1)),
  );
}

function taken(source: Node | null, names: readonly string[]): Reference[] | null {
  if (source?.type !== 'ImportExpression' || source.source.type !== 'Literal') return null;
  const specifier = String(source.source.value);
  return names.map((name) => ({ specifier, name }));
}

function awaited(node: Node): Node | null {
  return node.type === 'AwaitExpression' ? node.argument : null;
}

function keysOf(pattern: Extract<Node, { type: 'ObjectPattern' }>): string[] {
  return pattern.properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : '*'));
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '*';
}

function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'Property') return namesIn(pattern.value);
  return childrenOf(pattern).filter(isRunTime).flatMap(namesIn);
}
