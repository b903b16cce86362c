import { readFileSync } from 'node:fs';
import type { JsonValue } from '../json.ts';
import { createLedger } from './createLedger.ts';
import type { Ledger } from './ledger.ts';

/** A transaction the recorded node accepted or refused. */
export interface RecordedTransaction {
  label: string;
  transaction: { ref_block_num: number; ref_block_prefix: number; operations: [number, object][] };
  txid: string;
  block_num: number;
  operation_results: JsonValue[];
}

export interface RecordedRefusal {
  label: string;
  transaction: RecordedTransaction['transaction'];
  error: {
    code: number;
    message: string;
    data: {
      code: number;
      name: string;
      message: string;
      stack: { context: { file: string; method: string }; format: string; data: JsonValue }[];
    };
  };
}

/** Reads a file of tests/vectors. */
export function readVectors<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`../../../vectors/${name}`, import.meta.url), 'utf8'));
}

const GENESIS_TIME = '2026-11-21T03:30:05';
/** Epoch seconds of block 0; block n came n seconds later. */
const BLOCK_ZERO = Date.parse('2026-11-21T03:30:14Z') / 1000;
const CHAIN_ID = 'a3be447605b93107995dfc51a58dc22baf20e9f3b92dcac076e1c0fa7efd9ad1';
const NATHAN_KEY = 'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

export const recordedTransactions = readVectors<RecordedTransaction[]>('transactions.json');
export const recordedRefusals = readVectors<RecordedRefusal[]>('refusals.json');

/** Block ids of the recording as far as transactions refer to them: the number and the referred prefix. */
function recordedPrefixes(): Map<number, number> {
  const prefixes = new Map<number, number>();
  for (const { transaction } of [...recordedTransactions, ...recordedRefusals]) {
    prefixes.set(transaction.ref_block_num, transaction.ref_block_prefix);
  }
  return prefixes;
}

/** The recorded private chain just before block 6: nathan holds all core (his claim of block 5 is assumed). */
export async function startRecordedChain(): Promise<Ledger> {
  const prefixes = recordedPrefixes();
  const ledger = await createLedger({
    genesis: {
      chainId: CHAIN_ID,
      time: GENESIS_TIME,
      accounts: [{ name: 'nathan', owner: NATHAN_KEY, active: NATHAN_KEY, memoKey: NATHAN_KEY }],
      assets: [],
      balances: [{ account: 'nathan', symbol: 'BTS', amount: 10n ** 15n }],
      parameters: { block_interval: 1, maintenance_interval: 60 },
    },
    now: () => BLOCK_ZERO * 1000,
    blockId: (number) => {
      const prefix = Buffer.alloc(16);
      prefix.writeUInt32LE(prefixes.get(number) ?? 0);
      return number.toString(16).padStart(8, '0') + prefix.toString('hex');
    },
  });
  const { store } = ledger.state;
  store.skip('1.11');
  store.skip('2.7');
  store.skip('2.9');
  const { id } = ledger.state.statistics('1.2.17');
  store.modify('2.6', id, { total_ops: 1, most_recent_op: '2.9.0' });
  store.forgetLog();
  for (let number = 1; number <= 5; number += 1) ledger.produceBlock(BLOCK_ZERO + number);
  return ledger;
}

/** Produces the next block at its recorded time. */
export function produceRecordedBlock(ledger: Ledger): void {
  ledger.produceBlock(BLOCK_ZERO + ledger.head().number + 1);
}

/** Replays the accepted transactions up to and including the given block; `before` is called before each is pushed. */
export function replayUntil(
  ledger: Ledger,
  lastBlock: number,
  before: (recorded: RecordedTransaction) => void = () => undefined,
): void {
  while (ledger.head().number < lastBlock) {
    const next = ledger.head().number + 1;
    for (const recorded of recordedTransactions) {
      if (recorded.block_num !== next) continue;
      before(recorded);
      ledger.pushTransaction(recorded.transaction);
    }
    produceRecordedBlock(ledger);
  }
}
