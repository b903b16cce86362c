import { expect, it } from 'vitest';
import { inclusionOf } from './inclusion.ts';

const found = (irreversible: boolean) => ({
  fate: { state: 'in_block', blockNum: 120, trxInBlock: 3, irreversible } as const,
  nodes: ['wss://one.example', 'wss://two.net'],
});

it("witnesses' signatures are reported with their number, and decide when it is final, not the nodes", () => {
  const signed = { kind: 'signed', signed: 5, active: 11, needed: 8 } as const;
  expect(inclusionOf(found(true), { ...signed, isIrreversible: false })).toEqual({
    phase: 'included',
    blockNumber: 120,
    error: null,
    proof: { signed: 5, active: 11, trxInBlock: 3, nodes: ['wss://one.example', 'wss://two.net'] },
  });
  expect(inclusionOf(found(false), { ...signed, isIrreversible: true }).phase).toBe('irreversible');
});

it('a block that can not be checked has no signer, and is as final as the nodes say', () => {
  const proof = { signed: 0, active: 0, trxInBlock: 3, nodes: found(true).nodes };
  expect(inclusionOf(found(true), { kind: 'unchecked' })).toMatchObject({ phase: 'irreversible', proof });
  expect(inclusionOf(found(false), { kind: 'unchecked' })).toMatchObject({ phase: 'included', proof });
});
