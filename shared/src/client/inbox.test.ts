import { expect, it } from 'vitest';
import { FakeClock } from './fakeClock.fixture.ts';
import { Inbox } from './inbox.ts';

const LONGEST = 3_000_000;

function setup() {
  const clock = new FakeClock();
  const inbox = new Inbox(clock, LONGEST);
  const kindsOf = (texts: readonly string[]) => texts.map((text) => inbox.take(text).kind);
  return { clock, inbox, kindsOf };
}

const answer = (id: number, characters = 0) => JSON.stringify({ id, result: 'x'.repeat(characters) });
const notice = (characters = 0) =>
  JSON.stringify({ method: 'notice', params: [1, ['x'.repeat(characters)]] });
const times = (count: number, text: string) => Array.from({ length: count }, () => text);

it('accepts one answer up to the maximum length for its request', () => {
  const { inbox, kindsOf } = setup();
  inbox.asked(1);
  expect(kindsOf([answer(1, 2_900_000), answer(1, 2_900_000)])).toEqual(['result', 'breach']);
});

it('rejects a longer answer', () => {
  const { inbox } = setup();
  inbox.asked(1);
  expect(inbox.take(answer(1, LONGEST))).toEqual({
    kind: 'breach',
    reason: 'a message of 3000020 characters',
  });
});

it('limits unrequested messages further, even while an answer is awaited', () => {
  const { inbox, kindsOf } = setup();
  expect(kindsOf([notice(900_000), notice(1_100_000)])).toEqual(['notice', 'breach']);
  inbox.asked(1);
  expect(kindsOf([notice(1_100_000), answer(2, 1_100_000), answer(1)])).toEqual([
    'breach',
    'breach',
    'result',
  ]);
});

it('accepts an answer whose caller has stopped waiting', () => {
  const { inbox, kindsOf } = setup();
  for (let id = 1; id <= 2_000; id += 1) inbox.asked(id);
  expect(new Set(kindsOf(Array.from({ length: 2_000 }, (_, index) => answer(index + 1))))).toEqual(
    new Set(['result']),
  );
});

it.each([
  ['notices', notice()],
  ['answers to nothing', answer(7)],
  ['refusals of nothing', '{"id":7,"error":{"code":1}}'],
])('treats many small %s as a flood', (_, text) => {
  const { kindsOf } = setup();
  expect(kindsOf(times(10_001, text)).indexOf('breach')).toBe(10_000);
});

it('treats a few long ones as a flood', () => {
  const { kindsOf } = setup();
  expect(kindsOf(times(12, notice(900_000))).indexOf('breach')).toBe(11);
});

it('accepts the same number over a longer time: blocks may come fast', async () => {
  const { clock, kindsOf } = setup();
  for (let round = 0; round < 5; round += 1) {
    expect(kindsOf(times(10_000, notice()))).not.toContain('breach');
    await clock.advance(10_000);
  }
});

it('rejects the third text that is not a message, and a deeply nested one at once', () => {
  const { kindsOf } = setup();
  expect(kindsOf(['', '<html>', 'null'])).toEqual(['garbage', 'garbage', 'breach']);
  expect(kindsOf([`{"id":1,"result":${'['.repeat(3_000)}${']'.repeat(3_000)}}`])).toEqual(['breach']);
});
