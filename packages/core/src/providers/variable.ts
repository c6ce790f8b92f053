import * as z from 'zod';

/** The strings of an environment by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What `.env.example` and error messages say about one variable of the environment. */
export interface VariableNote {
  /** One line: what it is and where it comes from. */
  why: string;
  /** A value that the schema accepts; never a real secret. */
  example: string;
  /** Its value is never printed. */
  isSecret: boolean;
}

/** Hangs a note on a variable's schema: `schema.register(variableNotes, {…})`, last in the chain. */
export const variableNotes = z.registry<VariableNote>();

/** The schema of one variable with its note. Notes belong to one schema each, so it is a copy. */
export function variable<Schema extends z.ZodType>(schema: Schema, note: VariableNote): Schema {
  const own = schema.clone();
  variableNotes.add(own, note);
  return own;
}

export interface NamedVariable extends VariableNote {
  name: string;
  isRequired: boolean;
}

/** The variables of one schema in their order. Throws when one has no note, because it would go undocumented. */
export function listVariables(env: z.ZodObject): NamedVariable[] {
  return Object.entries(env.shape).map(([name, schema]) => {
    const note = variableNotes.get(schema);
    if (note === undefined) throw new Error(`The variable ${name} has no note: register one on its schema.`);
    return { name, isRequired: !z.safeParse(schema, undefined).success, ...note };
  });
}

/** A blank variable counts as absent: `.env` files keep the name of what they leave out. */
export function withoutBlanks(env: Environment): Environment {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');
  return Object.fromEntries(given);
}

/** One sentence for each variable of the schema that is missing or malformed: what, and what to put there. */
export function findProblems(schema: z.ZodObject, env: Environment): string[] {
  const given = withoutBlanks(env);
  const issues = schema.safeParse(given).error?.issues ?? [];
  return listVariables(schema).flatMap(({ name, why, example, isSecret }) => {
    const issue = issues.find(({ path }) => path[0] === name);
    if (issue === undefined) return [];
    if (given[name] === undefined) return [`${name} is missing. ${why} For example ${name}=${example}`];
    const shown = isSecret ? '(its value is not shown)' : `(it is "${given[name]}")`;
    return [`${name} ${issue.message} ${shown}. For example ${name}=${example}`];
  });
}

/** The one message about all problems of an environment. */
export function sayProblems(problems: readonly string[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [
    `The configuration has ${count}:`,
    ...problems.map((problem) => `  - ${problem}`),
    'Set them in .env or in the environment; .env.example names every variable.',
  ].join('\n');
}

const origin = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.origin === value;
};

/** `https://host[:port]`, nothing after it. */
export const originSchema = z
  .string()
  .refine(origin, 'must be an origin: http:// or https://, a host, perhaps a port, and nothing after it');

/** The URL of an interface or a script: an address without query, fragment and trailing slash. */
export const baseUrlSchema = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && `${url.origin}${url.pathname}`.replace(/\/$/, '') === value;
}, 'must be an address that begins with http:// or https://, without ? and # and without a / at its end');

/** `host[:port]` without a scheme. */
export const hostSchema = z
  .string()
  .regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/,
    'must be a host in small letters, without https:// and without a path',
  );

export const tokenSchema = z.string().regex(/^\S+$/, 'must not contain spaces');
