/** A parsed search query, e.g. `product_type:Bras AND (tag:lace OR tag:silk) -tag:bridal "plunge front"`. */
export type Clause =
  | { kind: 'all' | 'any'; clauses: Clause[] }
  | { kind: 'not'; clause: Clause }
  | { kind: 'text'; text: string; isPhrase: boolean; isPrefix: boolean }
  | { kind: 'field'; field: string; comparator: Comparator; value: string; isPrefix: boolean };

export type Comparator = '=' | '<' | '<=' | '>' | '>=';

export interface SearchWarning {
  field: string;
  message: string;
  code: string;
}

export function invalidField(field: string): SearchWarning {
  return { field, message: 'Invalid search field for this query.', code: 'invalid_field' };
}

export function invalidValue(field: string): SearchWarning {
  return { field, message: 'Input value is invalid for this search field.', code: 'invalid_value' };
}

type Token =
  | { kind: '(' }
  | { kind: ')' }
  | { kind: 'AND' }
  | { kind: 'OR' }
  | { kind: 'NOT' }
  | { kind: 'end' }
  | { kind: 'term'; field: string | null; comparator: Comparator; value: string; isQuoted: boolean };

/** Never fails: what does not parse is ignored, as on the platform. Depth is bounded by `maxDepth`. */
export function parseSearch(query: string): Clause {
  const tokens = tokenize(query);
  let at = 0;
  let depth = 0;
  const kind = () => tokens[at]?.kind ?? 'end';

  function any(): Clause {
    const clauses = [all()];
    while (kind() === 'OR') {
      at += 1;
      clauses.push(all());
    }
    return join('any', clauses);
  }

  function all(): Clause {
    const clauses: Clause[] = [];
    while (kind() !== 'end' && kind() !== 'OR' && !(kind() === ')' && depth > 0)) {
      const clause = one();
      if (clause) clauses.push(clause);
    }
    return join('all', clauses);
  }

  function one(): Clause | null {
    const token = tokens[at];
    at += 1;
    if (!token || token.kind === 'end' || token.kind === 'AND' || token.kind === 'OR') return null;
    if (token.kind === ')') return null;
    if (token.kind === 'NOT') {
      const clause = one();
      return clause ? { kind: 'not', clause } : null;
    }
    if (token.kind === '(') {
      if (depth >= maxDepth) return null;
      depth += 1;
      const clause = any();
      depth -= 1;
      if (kind() === ')') at += 1;
      return clause;
    }
    const isPrefix = !token.isQuoted && token.value.endsWith('*');
    const value = isPrefix ? token.value.replace(/\*+$/, '') : token.value;
    if (token.field === null) return { kind: 'text', text: value, isPhrase: token.isQuoted, isPrefix };
    return { kind: 'field', field: token.field, comparator: token.comparator, value, isPrefix };
  }

  const clauses: Clause[] = [];
  while (kind() !== 'end') {
    const before = at;
    clauses.push(any());
    if (at === before) at += 1;
  }
  return join('all', clauses);
}

const maxDepth = 40;

function join(kind: 'all' | 'any', clauses: Clause[]): Clause {
  const given = clauses.filter((clause) => !(clause.kind === 'all' && clause.clauses.length === 0));
  const [first] = given;
  return given.length === 1 && first ? first : { kind: given.length === 0 ? 'all' : kind, clauses: given };
}

const pattern =
  /\s*(?:(\()|(\))|(-)(?=\()|(-)?(?:([A-Za-z_][\w.]*):\s*(<=|>=|<|>|=)?\s*)?(?:"((?:[^"\\]|\\.)*)"?|'((?:[^'\\]|\\.)*)'|((?:\\.|[^\s()"])+))|(\S))/gy;

function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  for (const found of query.matchAll(pattern)) {
    const [, open, close, negation, minus, field, comparator, double, single, bare] = found;
    if (open) tokens.push({ kind: '(' });
    else if (close) tokens.push({ kind: ')' });
    else if (negation) tokens.push({ kind: 'NOT' });
    else if (double !== undefined || single !== undefined || bare !== undefined) {
      if (minus) tokens.push({ kind: 'NOT' });
      const isQuoted = bare === undefined;
      const value = (double ?? single ?? bare ?? '').replace(/\\(.)/g, '$1');
      const word = isQuoted || field ? '' : value;
      if (word === 'AND' || word === 'OR' || word === 'NOT') tokens.push({ kind: word });
      else if (value !== '' || field) {
        tokens.push({
          kind: 'term',
          field: field?.toLowerCase() ?? null,
          comparator: isComparator(comparator) ? comparator : '=',
          value,
          isQuoted,
        });
      }
    }
  }
  tokens.push({ kind: 'end' });
  return tokens;
}

function isComparator(text: string | undefined): text is Comparator {
  return text === '<' || text === '<=' || text === '>' || text === '>=' || text === '=';
}
