import { isRecord, type RecordShape, type Shape } from '../read-answer.ts';
import * as answerShapes from './generated/answer-shapes.ts';

const shapes: Readonly<Record<string, Shape>> = answerShapes;

const examples: Readonly<Record<string, unknown>> = {
  text: '',
  id: 'gid://shopify/Thing/1',
  decimal: '0.0',
  number: 0,
  flag: false,
};

/** Queries that are built at run time → the fragment that they select of every product. */
const fragments: Readonly<Record<string, string>> = {
  ProductsByHandles: 'productFieldsShape',
  MetafieldsByHandles: 'productMetafieldFieldsShape',
  SiblingsByHandles: 'siblingFieldsShape',
  InventoriesByHandles: 'inventoryFieldsShape',
  PricesByHandles: 'pricedFieldsShape',
};

/**
 * For tests: the whole answer to an operation, of which a test names only what it is about. The rest is there and
 * empty, and null where it may be. What is named stays as it is, so that a test can also name nonsense.
 */
export function completeAnswer(operation: string, data: Record<string, unknown>): unknown {
  const name = /(?:query|mutation) (\w+)/.exec(operation)?.[1] ?? '';
  const fragment = fragments[name];
  if (fragment === undefined) return complete(shapeNamed(`${lowerFirst(name)}Shape`), data);
  const aliases = [...operation.matchAll(/(\w+): product\(/g)].map(([, alias = '']) => alias);
  const shape = shapeNamed(fragment);
  return complete(Object.fromEntries(aliases.map((alias) => [`${alias}?`, shape])), data);
}

function complete(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return value === undefined ? examples[shape] : value;
  if (isList(shape))
    return Array.isArray(value)
      ? value.map((one) => completeItem(shape[0], one))
      : value === undefined
        ? []
        : value;
  if (value === undefined) return complete(shape, {});
  return isRecord(value) ? completeRecord(shape, value) : value;
}

function completeItem(shape: Shape, value: unknown): unknown {
  return value === null ? null : complete(shape, value);
}

function completeRecord(shape: RecordShape, value: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(shape).map(([field, inner]): [string, unknown] => {
    const name = field.replace(/\?$/, '');
    const own = value[name];
    return [name, name !== field && own === undefined ? null : complete(inner, own)];
  });
  const { '...': types, ...own } = Object.fromEntries(fields);
  const type = isRecord(shape['...']) ? shape['...'][String(value.__typename)] : undefined;
  return { ...value, ...own, ...(isRecord(type) ? completeRecord(type, value) : {}) };
}

function shapeNamed(name: string): Shape {
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`There is no ${name}: run codegen.ts with node.`);
  return shape;
}

function isList(shape: Shape): shape is readonly [Shape] | readonly [Shape, null] {
  return Array.isArray(shape);
}

function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
