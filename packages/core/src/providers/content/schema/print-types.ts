import type { SchemaType, TypeNode } from 'groq-js';

/** Shorter shapes are printed inline. */
const shortestSharedShape = 60;

/** Prints evaluated query types as TypeScript; a shape that occurs repeatedly is declared once, named after its field. */
export class TypePrinter {
  readonly #schema: SchemaType;
  readonly #seen = new Map<string, number>();
  readonly #aliasOf = new Map<string, string>();
  readonly #declarations: string[] = [];

  constructor(schema: SchemaType) {
    this.#schema = schema;
  }

  /** The source text: shared shapes first, then `name` with one member per result. */
  printResults(name: string, results: readonly (readonly [string, TypeNode])[]): string {
    for (const [, node] of results) this.#count(node);
    const members = results.map(([key, node]) =>
      `${key}: ${this.#print(node, key)};`.replaceAll(/^/gm, '  '),
    );
    return `${this.#declarations.join('\n')}\nexport interface ${name} {\n${members.join('\n')}\n}\n`;
  }

  #count(node: TypeNode): void {
    const key = JSON.stringify(node);
    const times = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, times);
    if (times > 1) return;
    if (node.type === 'array') this.#count(node.of);
    if (node.type === 'union') for (const one of node.of) this.#count(one);
    if (node.type === 'inline') this.#count(this.#declared(node.name));
    if (node.type === 'object') for (const { value } of Object.values(node.attributes)) this.#count(value);
  }

  #declared(name: string): TypeNode {
    const declared = this.#schema.find((one) => one.type === 'type' && one.name === name);
    if (declared?.type !== 'type') throw new Error(`The content schema has no type '${name}': add it.`);
    return declared.value;
  }

  #print(node: TypeNode, hint: string): string {
    const key = JSON.stringify(node);
    const alias = this.#aliasOf.get(key);
    if (alias !== undefined) return alias;
    const text = this.#printShape(node, hint);
    const isShared = (this.#seen.get(key) ?? 0) > 1 && (node.type === 'object' || node.type === 'union');
    if (!isShared || text.length < shortestSharedShape) return text;
    const name = this.#newName(hint);
    this.#aliasOf.set(key, name);
    this.#declarations.push(`export type ${name} = ${text};\n`);
    return name;
  }

  #newName(hint: string): string {
    const taken = new Set(this.#aliasOf.values());
    const base = hint.charAt(0).toUpperCase() + hint.slice(1);
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
    return name;
  }

  #printShape(node: TypeNode, hint: string): string {
    switch (node.type) {
      case 'string':
      case 'number':
      case 'boolean':
        return 'value' in node && node.value !== undefined ? JSON.stringify(node.value) : node.type;
      case 'null':
      case 'unknown':
        return node.type;
      case 'array':
        return `Array<${this.#print(node.of, hint)}>`;
      case 'union':
        return [...new Set(node.of.map((one) => this.#print(one, hint)))].sort(nullLast).join(' | ');
      case 'inline':
        return this.#print(this.#declared(node.name), hint);
      case 'object': {
        const members = Object.entries(node.attributes).map(
          ([key, { value, optional }]) => `${key}${optional ? '?' : ''}: ${this.#print(value, key)}`,
        );
        return `{\n${members.join(';\n').replaceAll(/^/gm, '  ')};\n}`;
      }
    }
  }
}

function nullLast(a: string, b: string): number {
  if (a === 'null') return 1;
  return b === 'null' ? -1 : 0;
}
