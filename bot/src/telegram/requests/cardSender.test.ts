import { expect, it } from 'vitest';
import { maySend } from './cardSender.ts';

const [ANNA, BORIS] = [7_001_001, 7_001_002];

/** A message's number in the messenger's format since user ids have 64 bits, and in the earlier one. */
function numberOf(owner: number): string {
  const bytes = Buffer.alloc(24, 1);
  bytes.writeInt32LE(2, 0);
  bytes.writeBigInt64LE(BigInt(owner), 4);
  return bytes.toString('base64url');
}
function olderNumberOf(owner: number): string {
  const bytes = Buffer.alloc(20, 1);
  bytes.writeInt32LE(4, 0);
  bytes.writeInt32LE(owner, 8);
  return bytes.toString('base64url');
}

it.each([
  ['now', numberOf],
  ['before', olderNumberOf],
])('a message in a private chat was sent by the owner of its number, for numbers like %s', (_, write) => {
  expect(maySend(ANNA, write(ANNA))).toBe(true);
  expect(maySend(BORIS, write(ANNA))).toBe(false);
});

it('a message in a large group has an unknown sender, and so has a number of another form', () => {
  for (const id of [numberOf(-1_900_000), olderNumberOf(-1_900_000), 'message-9', '', 'x'.repeat(32)])
    expect(maySend(BORIS, id)).toBe(true);
});
