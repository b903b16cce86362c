import { encodeJson, type JsonValue } from '../../json.ts';
import { printedBlock } from '../printedBlock.ts';
import type { Ask, Call, Distortion, JsonObject } from './lie.ts';
import type { LieChain } from './lieChain.ts';
import type { SwallowedTransactions } from './swallowed.ts';

/** Answers and notices about the head, blocks and their transactions, from the liar's chain. */
export function blockAnswers(chain: LieChain, swallowed: SwallowedTransactions): Distortion {
  return {
    object: (object) => (object.id === '2.1.0' ? (encodeJson(chain.head()) as JsonObject) : object),
    answer: async (call, ask) => {
      const teller = tellers[call.method];
      return teller === undefined ? await ask(call) : await teller({ chain, swallowed }, call, ask);
    },
    notice: (kind, argument) => (kind === 'block' ? chain.head().head_block_id : argument),
  };
}

interface Known {
  readonly chain: LieChain;
  readonly swallowed: SwallowedTransactions;
}

type Teller = (known: Known, call: Call, ask: Ask) => Promise<JsonValue>;

function block({ chain }: Known, number: unknown): JsonObject | null {
  const found = chain.block(Number(number));
  return found === undefined ? null : (encodeJson(printedBlock(found)) as JsonObject);
}

function header(known: Known, number: unknown, withSignature: unknown): JsonValue {
  const found = block(known, number);
  if (found === null) return null;
  const { transactions: _, witness_signature = null, ...members } = found;
  return withSignature === true ? { ...members, witness_signature } : members;
}

/** If the true answer is requested as well, it decides whether a node accepts the call. */
const tellers: Readonly<Record<string, Teller>> = {
  get_block: async (known, { args }) => block(known, args[0]),
  get_block_header: async (known, { args }) => header(known, args[0], args[1]),
  get_block_header_batch: async (known, call, ask) => {
    await ask(call);
    const { args } = call;
    const numbers = Array.isArray(args[0]) ? args[0] : [];
    return numbers.map((number) => [Number(number), header(known, number, args[1])]);
  },
  get_blocks: async (known, call, ask) => {
    const real = (await ask(call)) as JsonValue[];
    return real.map((_, index) => block(known, Number(call.args[0]) + index));
  },
  get_transaction: async (known, { args }) => {
    const transactions = block(known, args[0])?.transactions;
    return Array.isArray(transactions) ? (transactions[Number(args[1])] ?? null) : null;
  },
  get_recent_transaction_by_id: async ({ chain, swallowed }, call, ask) => {
    const kept = swallowed.find(String(call.args[0]));
    const real = await ask(call);
    if (kept === undefined) return isHidden(chain, real) ? null : real;
    const { operation_results: _, ...signed } = kept.transaction;
    return encodeJson(signed);
  },
};

function isHidden(chain: LieChain, transaction: JsonValue): boolean {
  return transaction !== null && chain.isHidden(transaction as never as Parameters<LieChain['isHidden']>[0]);
}
