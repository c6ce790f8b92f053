import { describe, expect, it } from 'vitest';
import { openTestShop } from '../fixture/test-shop.ts';

const { execute } = openTestShop();

describe('a text that cannot be parsed', () => {
  it.each([
    ['{ media {{ id } }', 'unexpected LCURLY ("{") at [1, 10]', 10],
    ['query Q { people { name }', 'unexpected end of file at [1, 25]', 25],
    [' { ', 'unexpected end of file at [1, 2]', 2],
    ['quory Q { a }', 'unexpected IDENTIFIER ("quory") at [1, 1]', 1],
    ['{ shop { name } } }', 'unexpected RCURLY ("}") at [1, 19]', 19],
    ['{ shop {} }', 'unexpected RCURLY ("}") at [1, 9]', 9],
    ['mutation (: $a) { x }', 'unexpected COLON (":"), expecting VAR_SIGN at [1, 11]', 11],
    ['{ product(handle "a") { id } }', 'unexpected STRING ("a"), expecting COLON at [1, 18]', 18],
    ['{ shop { na#me\n } fragment', 'unexpected end of file at [2, 4]', 4],
    ['{ pe?ople { name } }', 'unexpected invalid token ("?") at [1, 5]', 5],
    ['{ a(b: $true 1) }', 'unexpected INT ("1") at [1, 14]', 14],
  ])('names the token and its place: %s', async (query, words, column) => {
    const result = await execute(query);
    expect(result).toEqual({
      errors: [
        {
          message: `syntax error, ${words}`,
          locations: [{ line: query.includes('\n') ? 2 : 1, column }],
          extensions: { code: 'PARSE_ERROR' },
        },
      ],
    });
  });

  it('is too large with more than 50,000 tokens', async () => {
    expect(await execute(`{ ${'a '.repeat(50_001)} }`)).toEqual({
      errors: [{ message: 'This query is too large to execute.', extensions: { code: 'PARSE_ERROR' } }],
    });
  });
});
