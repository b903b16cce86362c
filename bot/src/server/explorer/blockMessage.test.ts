import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockMessage } from './blockMessage.ts';

const vectors = join(import.meta.dirname, '../../../../tests/vectors/services');
const { messages } = JSON.parse(readFileSync(join(vectors, 'explorer-ws.json'), 'utf8'));
const [{ data }] = messages;

it('equals the message of the operator’s own program byte by byte', () => {
  for (const message of messages) expect(blockMessage(message.data, 1)).toBe(JSON.stringify(message));
});

it('has no operations, and states it, if they would exceed 262,144 characters', () => {
  const empty = blockMessage({ ...data, txs: [{ operations: [], note: '' }] }, 10_000).length;
  const withNote = (length: number) =>
    blockMessage({ ...data, txs: [{ operations: [], note: 'x'.repeat(length) }] }, 10_000);
  expect(withNote(262_144 - empty)).toHaveLength(262_144);
  expect(JSON.parse(withNote(262_145 - empty))).toEqual({
    op: 'block:response',
    data: { ...data, isCut: true },
    clients: 10_000,
  });
});
