import { GraphQLError, getLocation, Lexer, Source } from 'graphql/index.js';

/**
 * The error of a text that cannot be parsed, in the words of the platform's parser: the token that it did not expect
 * and its place, or that of the last token when the text ends too early.
 */
export function syntaxError(error: GraphQLError): GraphQLError {
  if (error.message.endsWith('Parsing aborted.')) {
    return new GraphQLError('This query is too large to execute.', { extensions: { code: 'PARSE_ERROR' } });
  }
  const [position = 0] = error.positions ?? [];
  const source = new Source(error.source?.body ?? '');
  const { text, name, start } = tokenAt(source, position);
  const { line, column } = getLocation(source, start);
  const found = name === null ? 'end of file' : `${name} (${JSON.stringify(text)})`;
  const wanted = expected(error.message);
  return new GraphQLError(
    `syntax error, unexpected ${found}${wanted ? `, expecting ${wanted}` : ''} at [${line}, ${column}]`,
    { source, positions: [start], extensions: { code: 'PARSE_ERROR' } },
  );
}

interface FoundToken {
  text: string;
  /** Null at the end of the text. */
  name: string | null;
  start: number;
}

function tokenAt(source: Source, position: number): FoundToken {
  const lexer = new Lexer(source);
  let last = 0;
  try {
    for (let token = lexer.advance(); token.kind !== '<EOF>'; token = lexer.advance()) {
      last = token.start;
      if (token.end <= position) continue;
      const text = source.body.slice(token.start, token.end);
      return { text: token.value ?? text, name: nameOf(token.kind, text), start: token.start };
    }
    return { text: '', name: null, start: last };
  } catch {
    return { text: source.body.charAt(position), name: 'invalid token', start: position };
  }
}

/** The parser's names of tokens, by their text or their kind in graphql-js. */
const names: Record<string, string> = {
  '{': 'LCURLY',
  '}': 'RCURLY',
  '(': 'LPAREN',
  ')': 'RPAREN',
  '[': 'LBRACKET',
  ']': 'RBRACKET',
  ':': 'COLON',
  '=': 'EQUALS',
  '!': 'BANG',
  '|': 'PIPE',
  '&': 'AMP',
  '@': 'DIR_SIGN',
  $: 'VAR_SIGN',
  '...': 'ELLIPSIS',
  Int: 'INT',
  Float: 'FLOAT',
  String: 'STRING',
  BlockString: 'STRING',
  Name: 'IDENTIFIER',
};

const keywords: Record<string, string> = {
  query: 'QUERY',
  mutation: 'MUTATION',
  subscription: 'SUBSCRIPTION',
  fragment: 'FRAGMENT',
  on: 'ON',
  true: 'TRUE_LITERAL',
  false: 'FALSE_LITERAL',
  null: 'NULL_LITERAL',
};

function nameOf(kind: string, text: string): string {
  if (kind === 'Name' && Object.hasOwn(keywords, text)) return keywords[text] ?? kind;
  return names[kind] ?? kind;
}

/** The platform's parser says what it expects where that is one sign alone. */
function expected(message: string): string | null {
  const sign = /Expected "([$:])", found/.exec(message)?.[1];
  return sign ? (names[sign] ?? null) : null;
}
