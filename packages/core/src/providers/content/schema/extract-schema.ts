import type { ObjectAttribute, SchemaType as QuerySchema, TypeNode } from 'groq-js';
import { createReferenceTypeNode } from 'groq-js';
import type { SchemaField, SchemaMember, SchemaType } from '../parts/fields.ts';
import { documentTypes, imageAssetType } from './documents.ts';
import { objectTypes } from './objects.ts';

const text: TypeNode = { type: 'string' };

function attribute(value: TypeNode, optional: boolean): ObjectAttribute {
  return optional ? { type: 'objectAttribute', value, optional } : { type: 'objectAttribute', value };
}

function attributesOf(fields: readonly SchemaField[]): Record<string, ObjectAttribute> {
  return Object.fromEntries(fields.map((field) => [field.name, attribute(nodeOf(field), true)]));
}

function oneOf(nodes: TypeNode[]): TypeNode {
  const [first, ...others] = nodes;
  return first !== undefined && others.length === 0 ? first : { type: 'union', of: nodes };
}

function nodeOf(field: SchemaField): TypeNode {
  switch (field.type) {
    case 'string':
      return field.options?.list
        ? oneOf(field.options.list.map((value) => ({ type: 'string', value })))
        : text;
    case 'text':
    case 'datetime':
      return text;
    case 'number':
    case 'boolean':
      return { type: field.type };
    case 'object':
      return { type: 'object', attributes: attributesOf(field.fields ?? []) };
    case 'reference':
      return oneOf((field.to ?? []).map(({ type }) => createReferenceTypeNode(type)));
    case 'array':
      return { type: 'array', of: oneOf((field.of ?? []).map(memberOf)) };
    default:
      return { type: 'inline', name: field.type };
  }
}

/** Objects in lists have a `_key`, and a `_type` where a list mixes kinds. */
function memberOf(member: SchemaMember): TypeNode {
  if (member.type === 'string') return text;
  if (member.type === 'reference') {
    return oneOf((member.to ?? []).map(({ type }) => createReferenceTypeNode(type, true)));
  }
  const key = { _key: attribute(text, false) };
  if (member.type !== 'object') {
    return { type: 'object', attributes: key, rest: { type: 'inline', name: member.type } };
  }
  const kind = member.name ? { _type: attribute({ type: 'string', value: member.name }, false) } : {};
  return { type: 'object', attributes: { ...kind, ...key, ...attributesOf(member.fields ?? []) } };
}

function declarationOf(type: SchemaType): QuerySchema[number] {
  const kind = { _type: attribute({ type: 'string', value: type.name }, false) };
  const fields = attributesOf(type.fields ?? []);
  if (type.type === 'document') {
    const system = {
      _id: attribute(text, false),
      _createdAt: attribute(text, false),
      _updatedAt: attribute(text, false),
      _rev: attribute(text, false),
    };
    return { type: 'document', name: type.name, attributes: { ...system, ...kind, ...fields } };
  }
  const value: TypeNode =
    type.type === 'array'
      ? { type: 'array', of: oneOf((type.of ?? []).map(memberOf)) }
      : { type: 'object', attributes: { ...kind, ...fields } };
  return { type: 'type', name: type.name, value };
}

/** The content schema in the form of GROQ's type evaluation. */
export function extractSchema(): QuerySchema {
  return [...documentTypes, imageAssetType, ...objectTypes].map(declarationOf);
}
