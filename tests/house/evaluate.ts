import type { Expression } from './parse-source.ts';

/** Names whose values are known where an expression stands. */
export type Scope = ReadonlyMap<string, unknown>;

/** The value of a literal expression; `undefined` where only running the code could tell. */
export function evaluate(expression: Expression, scope: Scope): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'TemplateLiteral':
      return expression.quasis
        .map(({ value }, at) => {
          const inserted = expression.expressions[at];
          const text = inserted === undefined ? '' : textOf(evaluate(inserted, scope));
          return `${value.cooked ?? value.raw}${text}`;
        })
        .join('');
    case 'BinaryExpression':
      return expression.operator === '+'
        ? textOf(evaluate(expression.left, scope)) + textOf(evaluate(expression.right, scope))
        : undefined;
    case 'ArrayExpression':
      return expression.elements.flatMap((element): unknown[] => {
        if (element === null) return [undefined];
        if (element.type !== 'SpreadElement') return [evaluate(element, scope)];
        const spread = evaluate(element.argument, scope);
        return Array.isArray(spread) ? spread : [undefined];
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && !property.computed
            ? [[property.key.name, evaluate(property.value, scope)]]
            : [],
        ),
      );
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return evaluate(expression.expression, scope);
    case 'Identifier':
      return scope.get(expression.name);
    default:
      return undefined;
  }
}

/** As text in a title; what is not known is an ellipsis. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : value === null
      ? 'null'
      : '…';
}
