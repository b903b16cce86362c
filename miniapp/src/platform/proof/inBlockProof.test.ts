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

it('signatures of witnesses that two nodes named prove a block', () => {
  expect(inBlockProofOf(answerOf(15, two))).toMatchObject({
    kind: 'signed',
    signed: 15,
    isIrreversible: true,
  });
});

it('signatures of witnesses that one node alone named are its word and no more', () => {
  expect(inBlockProofOf(answerOf(15, ['wss://one']))).toEqual({ kind: 'unchecked' });
});

it('a block that no known witness has signed is not there, whoever shows it', () => {
  expect(inBlockProofOf(answerOf(0, two))).toBeNull();
  expect(inBlockProofOf(answerOf(0, ['wss://one']))).toBeNull();
});

it('a block that can not be packed here is the word of nodes', () => {
  expect(inBlockProofOf({ kind: 'unpackable' })).toEqual({ kind: 'unchecked' });
});
