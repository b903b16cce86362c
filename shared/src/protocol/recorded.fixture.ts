import * as v from 'valibot';
import blocksJson from '../../../tests/vectors/blocks.json' with { type: 'json' };
import chainCasesJson from '../../../tests/vectors/chain-test-cases.json' with { type: 'json' };
import derivedJson from '../../../tests/vectors/derived.json' with { type: 'json' };
import keysJson from '../../../tests/vectors/keys.json' with { type: 'json' };
import memosJson from '../../../tests/vectors/memos.json' with { type: 'json' };
import refusalsJson from '../../../tests/vectors/refusals.json' with { type: 'json' };
import rpcJson from '../../../tests/vectors/rpc.json' with { type: 'json' };
import transactionsJson from '../../../tests/vectors/transactions.json' with { type: 'json' };
import type { BlockTransaction } from './blockCodec.ts';
import { signedHeaderSchema } from './blockHeader.ts';
import type { Operation, SignedTransaction } from './operations.ts';
import type { WitnessSet } from './witnessSet.ts';

/* Recordings of a real node (tests/vectors/README.md), with only the types that the tests beside this file need. */

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

const witnessesSchema = v.object({
  global: v.array(text),
  dynamic: v.object({
    head_block_number: v.number(),
    head_block_id: text,
    next_maintenance_time: text,
    last_irreversible_block_num: v.number(),
  }),
  witnesses: v.array(v.tuple([text, text])),
});

/** The chain of a network whose witnesses have their own keys; one of them changes its key along the way. */
export const recordedChain = v.parse(
  v.object({
    chain_id: text,
    key_change: v.object({ witness: text, block: v.number(), new_signing_key: text }),
    at_start: witnessesSchema,
    at_end: witnessesSchema,
    signed_headers: v.array(v.tuple([v.number(), signedHeaderSchema])),
    blocks: v.array(
      v.object({
        ...signedHeaderSchema.entries,
        transactions: v.array(v.custom<BlockTransaction>(isAnything)),
      }),
    ),
  }),
  blocksJson,
);

/** The possible signers of its blocks: all initial keys, and the new one from the block after its change. */
export function recordedWitnesses(): WitnessSet {
  const { chain_id, key_change, at_start } = recordedChain;
  const keys = at_start.witnesses.map(([witness, key]) => ({
    witness,
    key,
    from: 0,
    to: witness === key_change.witness ? key_change.block : null,
  }));
  const { witness, block, new_signing_key: key } = key_change;
  return {
    chainId: chain_id,
    active: at_start.global,
    keys: [...keys, { witness, key, from: block + 1, to: null }],
  };
}

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
