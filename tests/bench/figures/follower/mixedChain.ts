import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WitnessReading } from '@xbts/shared/protocol/agreedWitnesses.ts';
import { type BlockTransaction, blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { blockIdOf, type SignedHeader } from '@xbts/shared/protocol/blockHeader.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import { merkleLeaf, merkleRoot } from '@xbts/shared/protocol/merkleRoot.ts';
import { NO_BLOCK_ID, signedBlock } from '../../../devnet/chain/ledger/blockBuilding.ts';
import { witnessKeyOf } from '../../../devnet/chain/ledger/witnessKeys.ts';
import { shuffledWitnesses } from '../../../devnet/chain/ledger/witnessSchedule.ts';

/** As on a busy day of the main network. */
const TRANSACTIONS = 15;
const WITNESSES = 21;
const BLOCK_SECONDS = 3;
/** A subscriber to payments gets one in every this many blocks. */
export const BLOCKS_A_PAYMENT = 10;
const BEGAN = Date.parse('2026-11-01T00:00:00Z') / 1_000;

/** The subscriber to the payments, and the payer. */
export const payee = { id: '1.2.900001', name: 'paid-often' };
export const payerId = '1.2.900002';

/** A chain in memory, as the answer texts of a node with the block API. */
export interface MixedChain {
  readonly headers: readonly SignedHeader[];
  /** One text per block. */
  readonly texts: readonly string[];
  readonly reading: WitnessReading;
  readonly headId: string;
}

/**
 * A chain of `count` blocks of 21 witnesses: 15 transactions each, taken from the recorded ones of 18 kinds; in every
 * tenth block one of them is a payment to a subscriber.
 */
export function mixedChain(count: number): MixedChain {
  const transactions = recordedTransactions();
  const leaves = transactions.map(leafOf);
  const active = Array.from({ length: WITNESSES }, (_, index) => `1.6.${index + 1}`);
  const headers: SignedHeader[] = [];
  const texts: string[] = [];
  let previous = NO_BLOCK_ID;
  for (let number = 1; number <= count; number += 1) {
    const places = Array.from(
      { length: TRANSACTIONS },
      (_, index) => (number * 7 + index) % transactions.length,
    );
    const held = places.map((place) => transactions[place]);
    const heldLeaves = places.map((place) => leaves[place] ?? new Uint8Array());
    if (number % BLOCKS_A_PAYMENT === 0) {
      const payment = paymentOf(number, transactions[0]?.signatures ?? []);
      held[0] = payment;
      heldLeaves[0] = leafOf(payment);
    }
    const round = shuffledWitnesses(active, Math.floor(number / WITNESSES));
    const { transactions: _, ...header } = signedBlock({
      previous,
      timestamp: chainTimeOfMs((BEGAN + number * BLOCK_SECONDS) * 1_000),
      witness: round[number % WITNESSES] ?? '',
      transaction_merkle_root: merkleRoot(heldLeaves),
      extensions: [],
      transactions: [],
    });
    headers.push(header);
    texts.push(JSON.stringify({ ...header, transactions: held }));
    previous = blockIdOf(header);
  }
  const reading: WitnessReading = {
    active,
    keys: active.map((id) => [id, witnessKeyOf(id).publicKey]),
    headBlock: count,
    nextMaintenance: '2100-01-01T00:00:00',
  };
  return { headers, texts, reading, headId: previous };
}

const leafOf = (transaction: BlockTransaction): Uint8Array =>
  merkleLeaf(blockCodec.signedTransaction(transaction));

/**
 * No node would accept the unsigned transaction: the follower relies on the witnesses' signatures for its inclusion.
 */
const paymentOf = (number: number, signatures: readonly string[]): BlockTransaction => ({
  ref_block_num: number % 65_536,
  ref_block_prefix: number,
  expiration: chainTimeOfMs((BEGAN + number * BLOCK_SECONDS + 60) * 1_000),
  operations: [
    [
      0,
      {
        fee: { amount: 86_869, asset_id: '1.3.0' },
        from: payerId,
        to: payee.id,
        amount: { amount: 100_000 + number, asset_id: '1.3.0' },
        extensions: [],
      },
    ],
  ],
  extensions: [],
  signatures,
});

function recordedTransactions(): BlockTransaction[] {
  const file = join(import.meta.dirname, '../../../vectors/transactions.json');
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as { transaction: BlockTransaction }[];
  return recorded.map(({ transaction }) => transaction);
}
