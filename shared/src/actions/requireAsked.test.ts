import { expect, it } from 'vitest';
import { codeOf } from '../amm/pools.fixture.ts';
import { requireAsked } from './requireAsked.ts';

const alice = { id: '1.2.18', name: 'alice' };
const bob = { id: '1.2.19', name: 'bob' };
const asked = (keys: readonly string[], found: readonly (typeof alice | null)[]) =>
  requireAsked('get_accounts', keys, found, ({ id, name }) => [id, name]);

it('what was found is given where each is what was asked for, by any of its names, or nothing', () => {
  const found = [alice, null, bob];
  expect(asked(['alice', 'nobody', '1.2.19'], found)).toEqual(found);
  expect(asked([], [])).toEqual([]);
});

it.each([
  [['alice'], [bob], 'alice'],
  [['alice', 'bob'], [alice], 'bob'],
  [['bob', 'alice'], [alice, bob], 'bob'],
  [['alice'], [alice, bob], 'the list'],
  [[], [alice], 'the list'],
] as const)('of %j another answer is refused, and what it is not is named', (keys, found, named) => {
  expect(codeOf(() => asked(keys, found))).toBe('node.bad_answer');
  expect(() => asked(keys, found)).toThrow(
    expect.objectContaining({ facts: { method: 'get_accounts', detail: `not what ${named} stands for` } }),
  );
});
