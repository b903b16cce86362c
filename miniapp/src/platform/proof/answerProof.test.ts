import { type AgreedWitnesses, firstWitnesses } from '@xbts/shared/protocol/agreedWitnesses.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { verifyProof } from '@xbts/shared/protocol/blockProof.ts';
import { transactionId } from '@xbts/shared/protocol/transaction.ts';
import { describe, expect, it } from 'vitest';
import recorded from '../../../../tests/vectors/blocks.json' with { type: 'json' };
import { createProofAnswers } from './answerProof.ts';
import type { ProofQuestion } from './protocol.ts';

const codec = blockCodec;
const blocks = recorded.blocks as unknown as readonly WholeBlock[];
const readingOf = ({ global, witnesses, dynamic }: typeof recorded.at_start) => ({
  active: global,
  keys: witnesses.map(([id = '', key = '']): [string, string] => [id, key]),
  headBlock: dynamic.head_block_number,
  nextMaintenance: dynamic.next_maintenance_time,
});
const nodes = ['wss://one', 'wss://two'];
const known = firstWitnesses(recorded.chain_id, { reading: readingOf(recorded.at_start), nodes });

/** A question about the fourth transaction of block 39, with the blocks up to `head` on top. */
function questionAt(head: number, changes: Partial<ProofQuestion> = {}): ProofQuestion {
  const block = blocks[38] ?? expect.fail();
  const transaction = block.transactions[3] ?? expect.fail();
  const question: ProofQuestion = {
    chainId: recorded.chain_id,
    transactionId: transactionId(codec.transaction(transaction)),
    block,
    index: 3,
    above: blocks.slice(39, head),
    known,
    isExport: false,
  };
  return { ...question, ...changes };
}

function startAnswers() {
  const state = { readings: 0 };
  const answer = createProofAnswers({
    codec,
    readWitnesses: async () => {
      state.readings += 1;
      return { reading: readingOf(recorded.at_end), nodes };
    },
  });
  return { answer, state };
}

describe('a transaction in a block', () => {
  it('is proven by more witnesses with every block on top, until it is irreversible', async () => {
    const { answer } = startAnswers();
    const counts: unknown[] = [];
    for (const head of [39, 40, 44, 48]) counts.push(await answer(questionAt(head)));
    expect(counts).toMatchObject([
      { kind: 'signed', count: { signed: 1, active: 11, isIrreversible: false } },
      { count: { signed: 2, isIrreversible: false } },
      { count: { signed: 6, isIrreversible: false } },
      { count: { signed: 8, isIrreversible: true } },
    ]);
  });

  it('requests the witnesses from two nodes if this device knows none of the chain', async () => {
    const { answer, state } = startAnswers();
    const other: AgreedWitnesses = { ...known, set: { ...known.set, chainId: '00'.repeat(32) } };
    const found = await answer(questionAt(44, { known: other }));
    expect(state.readings).toBe(1);
    await answer(questionAt(44));
    expect(state.readings).toBe(1);
    expect(found).toMatchObject({
      kind: 'signed',
      witnesses: { nodes, set: { chainId: recorded.chain_id } },
    });
  });

  it('requests them again if only one node had named the known ones', async () => {
    const { answer, state } = startAnswers();
    await answer(questionAt(44, { known: { ...known, nodes: ['wss://one'] } }));
    expect(state.readings).toBe(1);
  });

  it('can be saved as an independent proof, with the fewest headers necessary', async () => {
    const { answer } = startAnswers();
    const found = await answer(questionAt(58, { isExport: true }));
    const proof = found.kind === 'signed' ? found.proof : null;
    expect(proof?.headers).toHaveLength(10);
    expect(verifyProof(JSON.parse(JSON.stringify(proof)))).toMatchObject({
      blockNumber: 39,
      index: 3,
      isIrreversible: true,
    });
  });
});

describe('a lying node', () => {
  it('is detected when it lies about the place of the transaction', async () => {
    const { answer } = startAnswers();
    await expect(answer(questionAt(44, { index: 2 }))).rejects.toMatchObject({ code: 'proof.wrong_root' });
    await expect(answer(questionAt(44, { index: 99 }))).rejects.toMatchObject({ code: 'proof.wrong_root' });
  });

  it('is detected when it lies about the blocks on top', async () => {
    const { answer } = startAnswers();
    const [first, ...others] = blocks.slice(39, 44);
    const forged = { ...(first ?? expect.fail()), timestamp: '2026-11-22T06:04:58' };
    await expect(answer(questionAt(44, { above: [forged, ...others] }))).rejects.toMatchObject({
      code: 'proof.wrong_signature',
    });
    await expect(answer(questionAt(44, { above: others }))).rejects.toMatchObject({ code: 'proof.unlinked' });
  });
});

it('a block with an unpackable operation can not be proven', async () => {
  const { answer } = startAnswers();
  const { block } = questionAt(44);
  const [first, ...others] = block.transactions;
  const strange = { ...(first ?? expect.fail()), operations: [[99, {}]] as const };
  const changed: WholeBlock = { ...block, transactions: [strange, ...others] };
  expect(await answer(questionAt(44, { block: changed }))).toEqual({ kind: 'unpackable' });
});

it('a replaced block of the same number restarts the proof', async () => {
  const { answer } = startAnswers();
  const { block } = questionAt(44);
  // From before the keys were read, so that its signature does not refuse it.
  const old = { ...known, headBlock: 58 };
  const forked: WholeBlock = { ...block, timestamp: '2026-11-22T06:04:43' };
  expect(await answer(questionAt(39, { block: forked, known: old }))).toMatchObject({ count: { signed: 0 } });
  expect(await answer(questionAt(44, { known: old }))).toMatchObject({ count: { signed: 6 } });
});
