import { describe, expect, it } from 'vitest';
import { chainTimeOfMs, msOfChainTime } from '../protocol/chainTime.ts';
import type { SignedTransaction } from '../protocol/operations.ts';
import { findTransaction } from './findTransaction.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

const id = '7b8f3d56314a420911fac0abf2cdbd5f54b3ea77';
const signed: SignedTransaction = {
  ref_block_num: 100,
  ref_block_prefix: 2_715_228_014,
  expiration: '2026-11-21T04:00:30',
  operations: [
    [
      0,
      {
        fee: { amount: '2000000', asset_id: '1.3.0' },
        from: '1.2.18',
        to: '1.2.19',
        amount: { amount: 1, asset_id: '1.3.0' },
        extensions: [],
      },
    ],
  ],
  extensions: [],
  signatures: ['1f'.repeat(65)],
};
const rewritten = { ...signed, signatures: ['20'.repeat(65)] };
const another = {
  ...signed,
  operations: [[0, { ...signed.operations[0]?.[1], to: '1.2.20' }]],
  signatures: [`${'1f'.repeat(64)}00`],
};

interface Chain {
  /** Block 100 has the time 04:00:00; a block follows every 3 s. */
  head: number;
  irreversible: number;
  blocks?: Record<number, unknown[]>;
  missing?: number[];
  isKnown?: boolean;
}

const startMs = msOfChainTime('2026-11-21T04:00:00');

/**
 * Searches on a chain where block 110 (04:00:30) is the last one not past the expiration, and 111 the last one that can
 * contain the transaction.
 */
async function search(
  { head, irreversible, blocks = {}, missing = [], isKnown = false }: Chain,
  sinceBlock = 100,
) {
  const timeOf = (number: number) => chainTimeOfMs(startMs + (number - 100) * 3_000);
  const client = clientAnswering((method, [number]) => {
    if (method === 'get_dynamic_global_properties')
      return {
        id: '2.1.0',
        head_block_number: head,
        head_block_id: '0'.repeat(40),
        time: timeOf(head),
        next_maintenance_time: '2026-11-22T00:00:00',
        last_irreversible_block_num: irreversible,
      };
    if (method === 'get_recent_transaction_by_id') return isKnown ? signed : null;
    if (missing.includes(Number(number))) return null;
    return {
      previous: '0'.repeat(40),
      timestamp: timeOf(Number(number)),
      witness: '1.6.1',
      transactions: blocks[Number(number)] ?? [],
    };
  });
  const fate = await findTransaction(client, { id, transaction: signed, sinceBlock });
  return {
    fate,
    read: client.asked.filter(({ method }) => method === 'get_block').map(({ params }) => params[0]),
  };
}

describe('finding a transaction', () => {
  it('is in a block, at its place, still reversible and then not', async () => {
    const blocks = { 103: [another, signed] };
    expect((await search({ head: 104, irreversible: 99, blocks })).fate).toEqual({
      state: 'in_block',
      blockNum: 103,
      trxInBlock: 1,
      irreversible: false,
    });
    expect((await search({ head: 120, irreversible: 103, blocks })).fate).toMatchObject({
      irreversible: true,
    });
  });

  it('recognizes its own operations when a signature was rewritten on the way', async () => {
    const { fate } = await search({ head: 104, irreversible: 99, blocks: { 102: [rewritten] } });
    expect(fate).toMatchObject({ state: 'in_block', blockNum: 102 });
  });

  it('rejects another transaction with the same reference and expiration', async () => {
    const { fate } = await search({ head: 104, irreversible: 99, blocks: { 102: [another] } });
    expect(fate.state).toBe('pending');
  });

  it('is pending before its expiration, and reports whether the node has it', async () => {
    expect((await search({ head: 104, irreversible: 102, isKnown: true })).fate).toEqual({
      state: 'pending',
      isKnown: true,
      nextSince: 102,
    });
    expect((await search({ head: 100, irreversible: 90 })).fate).toEqual({
      state: 'pending',
      isKnown: false,
      nextSince: 100,
    });
  });

  it('is still found in the first block past its expiration: the block before it was in time', async () => {
    const { fate } = await search({ head: 140, irreversible: 130, blocks: { 111: [signed] } });
    expect(fate).toMatchObject({ state: 'in_block', blockNum: 111, irreversible: true });
  });

  it('is not called expired while the last block that can hold it may be undone', async () => {
    expect((await search({ head: 140, irreversible: 110 })).fate).toEqual({
      state: 'pending',
      isKnown: false,
      nextSince: 110,
    });
  });

  it('is not called expired exactly at the expiration, irreversible or not', async () => {
    expect((await search({ head: 110, irreversible: 110 })).fate.state).toBe('pending');
  });

  it('is expired when no block up to the first irreversible one past the expiration holds it', async () => {
    const { fate, read } = await search({ head: 140, irreversible: 111 });
    expect(fate).toEqual({ state: 'expired' });
    expect(Math.max(...read.map(Number))).toBeLessThanOrEqual(116);
  });

  it('is expired, or not yet, according to the very first block left to read', async () => {
    expect((await search({ head: 140, irreversible: 111 }, 110)).fate).toEqual({ state: 'expired' });
    const { fate, read } = await search({ head: 140, irreversible: 110 }, 110);
    expect(fate).toMatchObject({ state: 'pending', nextSince: 110 });
    expect(Math.max(...read.map(Number))).toBe(118);
  });

  it('stops the search at a block that can not be read, even the very first', async () => {
    for (const [block, nextSince] of [
      [101, 100],
      [103, 102],
    ] as const) {
      const { fate } = await search({ head: 140, irreversible: 130, missing: [block] });
      expect(fate).toEqual({ state: 'pending', isKnown: false, nextSince, lacks: block });
    }
  });

  it('rejects the same operations with another expiration or reference', async () => {
    const others = [
      { ...signed, expiration: '2026-11-21T04:00:31' },
      { ...signed, ref_block_num: 101 },
      { ...signed, ref_block_prefix: 1 },
    ];
    for (const other of others)
      expect((await search({ head: 104, irreversible: 100, blocks: { 103: [other] } })).fate.state).toBe(
        'pending',
      );
  });

  it('is not called expired when a block could not be read', async () => {
    const { fate } = await search({ head: 140, irreversible: 130, missing: [104] });
    expect(fate).toEqual({ state: 'pending', isKnown: false, nextSince: 103, lacks: 104 });
  });

  it('resumes from the last certain block, so that each block is read about once', async () => {
    const { fate, read } = await search({ head: 108, irreversible: 106 }, 105);
    expect(read).toEqual([106, 107, 108]);
    expect(fate).toMatchObject({ nextSince: 106 });
  });
});
