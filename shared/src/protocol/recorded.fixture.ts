import * as v from 'valibot';
import chainCasesJson from '../../../tests/vectors/chain-test-cases.json' with { type: 'json' };
import derivedJson from '../../../tests/vectors/derived.json' with { type: 'json' };
import keysJson from '../../../tests/vectors/keys.json' with { type: 'json' };
import memosJson from '../../../tests/vectors/memos.json' with { type: 'json' };
import refusalsJson from '../../../tests/vectors/refusals.json' with { type: 'json' };
import rpcJson from '../../../tests/vectors/rpc.json' with { type: 'json' };
import transactionsJson from '../../../tests/vectors/transactions.json' with { type: 'json' };
import type { Operation, SignedTransaction } from './operations.ts';

/* What a real node recorded (tests/vectors/README.md), with just the types that the tests beside this file need. */

const isAnything = (): boolean => true;
const text = v.string();

export const transactions = v.parse(
  v.array(
    v.object({
      label: text,
      chain_id: text,
      transaction: v.custom<SignedTransaction>(isAnything),
      hex_unsigned: text,
      hex_signed: text,
      digest: text,
      txid: text,
      keys: v.array(text),
    }),
  ),
  transactionsJson,
);

export const refusals = v.parse(v.array(v.object({ label: text, error: v.unknown() })), refusalsJson);

export const keys = v.parse(
  v.array(
    v.object({
      account: text,
      role: v.picklist(['owner', 'active', 'memo']),
      password: text,
      wif: text,
      public_key: text,
    }),
  ),
  keysJson,
);

export const memos = v.parse(
  v.array(
    v.object({
      from_wif: text,
      from: text,
      to_wif: text,
      to: text,
      nonce: text,
      text,
      message: text,
    }),
  ),
  memosJson,
);

export const rpc = v.parse(
  v.array(
    v.object({
      api: text,
      method: text,
      params: v.array(v.unknown()),
      result: v.unknown(),
      error: v.optional(v.unknown()),
    }),
  ),
  rpcJson.map((call) => ({ result: undefined, ...call })),
);

export const derived = v.parse(
  v.object({
    null_public_key: text,
    memo: v.record(text, text),
    key_auths_order: v.object({ sorted_public: v.array(text), sorted_by_string: v.array(text) }),
    transactions: v.object({
      chain_id: text,
      head_block_id: text,
      ref_block_num: v.number(),
      ref_block_prefix: v.number(),
      expiration: text,
      cases: v.array(
        v.object({
          op: text,
          json: v.custom<Operation>(isAnything),
          op_hex: text,
          tx_hex: text,
          txid: text,
          signing_digest: text,
        }),
      ),
    }),
  }),
  derivedJson,
);

export const names = v.parse(
  v.object({
    valid_name: v.array(text),
    invalid_name: v.array(text),
    valid_symbol: v.array(text),
    invalid_symbol: v.array(text),
  }),
  chainCasesJson.names,
);

/** The recorded answer of the first call of a method, or of the one with these parameters. */
export function answerOf(method: string, params?: readonly unknown[]): unknown {
  const wanted = JSON.stringify(params);
  const call = rpc.find(
    (entry) => entry.method === method && (params === undefined || JSON.stringify(entry.params) === wanted),
  );
  return call?.result;
}
