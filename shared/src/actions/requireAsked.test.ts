import { expect, it } from 'vitest';
import { codeOf } from '../amm/pools.fixture.ts';
import { requireAsked } from './requireAsked.ts';

const alice = { id: '1.2.18', name: 'alice' };
const bob = { id: '1.2.19', name: 'bob' };
const asked = (keys: readonly string[], found: readonly (typeof alice | null)[]) =>
  requireAsked('get_accounts', keys, found, ({ id, name }) => [id, name]);

it('returns the result if each entry matches its request, by any of its names, or is null', () => {
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
] as const)('refuses another answer for %j, and names the mismatch', (keys, found, named) => {
  expect(codeOf(() => asked(keys, found))).toBe('node.bad_answer');
  expect(() => asked(keys, found)).toThrow(
    expect.objectContaining({ facts: { method: 'get_accounts', detail: `not what ${named} stands for` } }),
  );
});
