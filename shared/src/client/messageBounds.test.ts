import { expect, it } from 'vitest';
import { boundsFault } from './messageBounds.ts';

const nested = (depth: number, inside = '1') => '['.repeat(depth) + inside + ']'.repeat(depth);

it('allows every form of text that the product requests', () => {
  const proposal = JSON.stringify([
    ['1.2.18', { proposals: [{ proposed_transaction: { operations: [[0]] } }] }],
  ]);
  for (const text of ['', 'null', '{"id":1,"result":[]}', proposal, nested(100), `[${'[],'.repeat(5_000)}0]`])
    expect(boundsFault(text, 100_000)).toBeNull();
});

it.each([
  ['lists', nested(101)],
  ['lists that are never closed', '['.repeat(3_000)],
  ['objects', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`],
  ['both, with texts and blanks between', `${'[ "x]" , {"a}\\"": '.repeat(60)}1${'}]'.repeat(60)}`],
  ['lists behind a text that ends in backslashes', `["a\\\\\\\\",${nested(101)}]`],
])('rejects %s with too deep a nesting', (_, text) => {
  expect(boundsFault(text, 100_000)).toBe('a message that nests deeper than 100');
});

it('ignores brackets within texts, whatever is escaped there', () => {
  const brackets = '[{'.repeat(1_000);
  for (const text of [brackets, `\\"${brackets}`, `${brackets}\\`, `"${brackets}"`, `\\\\"${brackets}`])
    expect(boundsFault(JSON.stringify({ id: 1, result: [text, { [text]: text }] }), 100_000)).toBeNull();
});

it('leaves an unterminated text to the parser, which refuses it', () => {
  expect(boundsFault(`["${'['.repeat(500)}\\"`, 100_000)).toBeNull();
});

it('rejects too long a text without scanning it', () => {
  expect(boundsFault('x'.repeat(10), 10)).toBeNull();
  expect(boundsFault('x'.repeat(11), 10)).toBe('a message of 11 characters');
});
