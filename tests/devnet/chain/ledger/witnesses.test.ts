import { hexToBytes } from '@noble/hashes/utils.js';
import { blockIdOf } from '@xbts/shared/protocol/blockHeader.ts';
import { merkleLeaf, merkleRoot } from '@xbts/shared/protocol/merkleRoot.ts';
import { headerSigner } from '@xbts/shared/protocol/witnessSignature.ts';
import { describe, expect, it } from 'vitest';
import { readVectors } from './recording.ts';
import { pushPaid, startSmallChain } from './smallChain.ts';
import { toSeconds } from './time.ts';
import { shuffledWitnesses } from './witnessSchedule.ts';

interface RecordedChain {
  blocks: { timestamp: string }[];
  at_start: { global: string[]; schedule: string[]; dynamic: { head_block_number: number } };
  at_end: { global: string[]; schedule: string[]; dynamic: { head_block_number: number } };
}

it('rounds are drawn from the time of a block as by a real node', () => {
  const { blocks, at_start, at_end } = readVectors<RecordedChain>('blocks.json');
  for (const { global, schedule, dynamic } of [at_start, at_end]) {
    const last = dynamic.head_block_number - (dynamic.head_block_number % global.length);
    const time = blocks[last - 1]?.timestamp ?? '';
    expect(shuffledWitnesses(global, toSeconds(time))).toEqual(schedule);
  }
});

describe('the development chain', () => {
  const chain = async (blocks: number) => {
    const ledger = await startSmallChain();
    const transfer = {
      from: '1.2.17',
      to: '1.2.18',
      amount: { amount: 1, asset_id: '1.3.0' },
      extensions: [],
    };
    for (let made = 0; made < blocks; made += 1) {
      if (made % 3 === 0) for (let count = 0; count <= made % 5; count += 1) pushPaid(ledger, 0, transfer);
      ledger.produceBlock(toSeconds(ledger.head().time) + 3);
    }
    return ledger;
  };
  const blocksOf = (ledger: Awaited<ReturnType<typeof chain>>) =>
    Array.from({ length: ledger.head().number }, (_, index) => ledger.block(index + 1) ?? expect.fail());

  it('links its blocks by real ids', async () => {
    const ledger = await chain(30);
    const blocks = blocksOf(ledger);
    const ids = blocks.map(blockIdOf);
    expect(blocks.map(({ previous }) => previous)).toEqual(['0'.repeat(40), ...ids.slice(0, -1)]);
    expect(ledger.head().id).toBe(ids.at(-1));
  });

  it('lets each active witness sign one block a round, with the key from its object', async () => {
    const ledger = await chain(44);
    const blocks = blocksOf(ledger);
    for (const block of blocks)
      expect(headerSigner(block)).toBe(ledger.state.get('1.6', block.witness).signing_key);
    const { active_witnesses } = ledger.state.global;
    const rounds = [1, 2, 3].map((round) =>
      blocks.slice(round * 11, round * 11 + 11).map(({ witness }) => witness),
    );
    for (const round of rounds) expect(round.toSorted()).toEqual(active_witnesses.toSorted());
    expect(rounds[0]).not.toEqual(rounds[1]);
  });

  it('puts the transactions of a block under its Merkle root', async () => {
    const ledger = await chain(20);
    for (const block of blocksOf(ledger)) {
      const leaves = block.transactions.map((transaction) =>
        merkleLeaf(hexToBytes(ledger.transactionHex(transaction, true))),
      );
      expect(block.transaction_merkle_root).toBe(merkleRoot(leaves));
    }
  });

  it('makes a block irreversible once 8 of its 11 witnesses have signed it or one on top of it', async () => {
    const ledger = await chain(60);
    const { irreversible } = ledger.head();
    const signersSince = (number: number) =>
      new Set(
        blocksOf(ledger)
          .slice(number - 1)
          .map(({ witness }) => witness),
      ).size;
    expect(signersSince(irreversible)).toBeGreaterThanOrEqual(8);
    expect(signersSince(irreversible + 1)).toBeLessThan(8);
  });
});
