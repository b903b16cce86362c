import { expect, it } from 'vitest';
import { inBlockProofOf } from './inBlockProof.ts';
import type { ProofAnswer } from './protocol.ts';

const answerOf = (signed: number, nodes: string[]): ProofAnswer => ({
  kind: 'signed',
  count: { signed, active: 21, needed: 15, isIrreversible: signed >= 15 },
  witnesses: {
    set: { chainId: '00'.repeat(32), active: ['1.6.1'], keys: [] },
    nodes,
    headBlock: 7,
    nextMaintenance: '2026-11-22T06:05:00',
  },
  proof: null,
});
const two = ['wss://one', 'wss://two'];

it('signatures of witnesses confirmed by two nodes prove a block', () => {
  expect(inBlockProofOf(answerOf(15, two))).toMatchObject({
    kind: 'signed',
    signed: 15,
    isIrreversible: true,
  });
});

it('signatures of witnesses named by one node alone are only its word', () => {
  expect(inBlockProofOf(answerOf(15, ['wss://one']))).toEqual({ kind: 'unchecked' });
});

it("a block without a known witness' signature does not exist, whatever node shows it", () => {
  expect(inBlockProofOf(answerOf(0, two))).toBeNull();
  expect(inBlockProofOf(answerOf(0, ['wss://one']))).toBeNull();
});

it('a block that can not be packed here relies on the word of nodes', () => {
  expect(inBlockProofOf({ kind: 'unpackable' })).toEqual({ kind: 'unchecked' });
});
