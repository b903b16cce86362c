import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
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
const BEGAN = Date.parse('2026-11-01T00:00:00Z') / 1_000;

/** A chain in memory, as a node with the block API would give it. */
export interface MixedChain {
  readonly chainId: string;
  readonly headers: readonly SignedHeader[];
  readonly reading: WitnessReading;
  readonly reader: NodeReader;
}

/** A chain of so many blocks of 21 witnesses, made of the recorded transactions, which are of 18 kinds. */
export async function mixedChain(count: number): Promise<MixedChain> {
  const codec = blockCodec;
  const transactions = recordedTransactions();
  const leaves = transactions.map((each) => merkleLeaf(codec.signedTransaction(each)));
  const active = Array.from({ length: WITNESSES }, (_, index) => `1.6.${index + 1}`);
  const headers: SignedHeader[] = [];
  const texts: string[] = [];
  let previous = NO_BLOCK_ID;
  for (let number = 1; number <= count; number += 1) {
    const places = Array.from(
      { length: TRANSACTIONS },
      (_, index) => (number * 7 + index) % transactions.length,
    );
    const round = shuffledWitnesses(active, Math.floor(number / WITNESSES));
    const { transactions: _, ...header } = signedBlock({
      previous,
      timestamp: chainTimeOfMs((BEGAN + number * BLOCK_SECONDS) * 1_000),
      witness: round[number % WITNESSES] ?? '',
      transaction_merkle_root: merkleRoot(places.map((place) => leaves[place] ?? new Uint8Array())),
      extensions: [],
      transactions: [],
    });
    headers.push(header);
    texts.push(JSON.stringify({ ...header, transactions: places.map((place) => transactions[place]) }));
    previous = blockIdOf(header);
  }
  const reading: WitnessReading = {
    active,
    keys: active.map((id) => [id, witnessKeyOf(id).publicKey]),
    headBlock: count,
    nextMaintenance: '2100-01-01T00:00:00',
  };
  const answers = answersOf({ headers, texts, reading, headId: previous });
  return { chainId: '11'.repeat(32), headers, reading, reader: readerOf(answers) };
}

type Answers = Record<string, (params: readonly unknown[]) => string>;

function answersOf(chain: {
  headers: readonly SignedHeader[];
  texts: readonly string[];
  reading: WitnessReading;
  headId: string;
}): Answers {
  const { headers, texts, reading, headId } = chain;
  const headerTexts = headers.map((header, index) => JSON.stringify([index + 1, header]));
  return {
    get_blocks: ([from, to]) => `[${texts.slice(Number(from) - 1, Number(to)).join()}]`,
    get_block_header_batch: ([numbers]) =>
      `[${(numbers as number[]).map((number) => headerTexts[number - 1]).join()}]`,
    get_global_properties: () => JSON.stringify({ active_witnesses: reading.active }),
    get_objects: () => JSON.stringify(reading.keys.map(([id, signing_key]) => ({ id, signing_key }))),
    get_dynamic_global_properties: () =>
      JSON.stringify({
        id: '2.1.0',
        head_block_number: headers.length,
        head_block_id: headId,
        time: headers.at(-1)?.timestamp,
        next_maintenance_time: reading.nextMaintenance,
        last_irreversible_block_num: 0,
      }),
  };
}

/** A node whose answers are parsed from their texts, as those of a socket are. */
function readerOf(answers: Answers): NodeReader {
  return {
    url: 'ws://memory',
    async call(_api, method, params, { schema } = {}) {
      const text = answers[method]?.(params);
      if (text === undefined) throw new Error(`no answer to ${method}`);
      const answer: unknown = JSON.parse(text);
      return schema === undefined ? (answer as never) : parseAnswer(schema, method, answer);
    },
  };
}

function recordedTransactions(): BlockTransaction[] {
  const file = join(import.meta.dirname, '../../../vectors/transactions.json');
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as { transaction: BlockTransaction }[];
  return recorded.map(({ transaction }) => transaction);
}
