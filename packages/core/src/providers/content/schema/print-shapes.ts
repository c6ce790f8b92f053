/** Shorter parts are printed inline. */
const shortestSharedPart = 60;

/** A constant to print: its type, and its members, which are data. */
export interface PrintedConstant {
  type: string;
  members: Readonly<Record<string, unknown>>;
}

/** Prints constants as TypeScript; a part that occurs repeatedly is declared once. */
export function printShapes(constants: Readonly<Record<string, PrintedConstant>>): string {
  const times = new Map<string, number>();
  const nameOf = new Map<string, string>();
  const declarations: string[] = [];

  function count(part: unknown): void {
    if (!isObject(part)) return;
    const key = JSON.stringify(part);
    times.set(key, (times.get(key) ?? 0) + 1);
    if (times.get(key) === 1) for (const inner of Object.values(part)) count(inner);
  }

  function print(part: unknown): string {
    const key = JSON.stringify(part);
    const known = nameOf.get(key);
    if (known !== undefined || !isObject(part)) return known ?? key;
    const text = Array.isArray(part)
      ? `[${part.map(print).join(', ')}]`
      : `{ ${Object.entries(part).map(printField).join(', ')} }`;
    if ((times.get(key) ?? 0) < 2 || key.length < shortestSharedPart) return text;
    const name = `part${nameOf.size + 1}`;
    nameOf.set(key, name);
    declarations.push(`const ${name} = ${text} as const;`);
    return name;
  }

  const printField = ([name, part]: [string, unknown]) => `${JSON.stringify(name)}: ${print(part)}`;

  for (const { members } of Object.values(constants)) for (const part of Object.values(members)) count(part);
  const printed = Object.entries(constants).map(([name, { type, members }]) => {
    const lines = Object.entries(members).map((field) => `  ${printField(field)},\n`);
    return `export const ${name}: ${type} = {\n${lines.join('')}};\n`;
  });
  return [...declarations, '', ...printed].join('\n');
}

function isObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
