import { anyObjectSchema } from '@xbts/shared/services/contract.ts';
import { objectIdText } from '@xbts/shared/services/fields.ts';
import * as v from 'valibot';

/** An amount in units in a node's form: a number, or a text when large. */
const units = v.union([v.number(), v.string()]);
const wholes = v.string();
const anyMembers = v.record(v.string(), v.unknown());
const anyAsset = v.looseObject({ id: objectIdText, symbol: v.string(), precision: v.number() });
const named = v.object({ symbol: v.string(), precision: v.number() });
const holder = v.object({ name: v.string(), account_id: objectIdText, amount: units });

const pool = v.looseObject({
  id: objectIdText,
  asset_a: objectIdText,
  asset_b: objectIdText,
  share_asset: objectIdText,
});

const assetFacts = {
  id: objectIdText,
  symbol: v.string(),
  precision: v.number(),
  issuer: objectIdText,
  market_fee_percent: v.number(),
};

const side = v.object({
  balance: wholes,
  vol24: wholes,
  fee24: wholes,
  asset: v.object({
    ...assetFacts,
    bitAsset: v.optional(v.boolean()),
    price: v.object({ volume: v.nullable(v.number()), symbol: v.string() }),
  }),
});

const poolRow = v.object({
  POOL: pool,
  APY: v.nullable(v.number()),
  A: side,
  B: side,
  SHARE: v.object({
    supply: wholes,
    amount: v.nullable(v.number()),
    price: v.nullable(v.union([v.number(), v.string()])),
    asset: v.object({ ...assetFacts, description: anyMembers }),
  }),
});

/**
 * The answers of the operator's paths, as far as other programs rely on them; further members of a node pass through.
 */
export const operatorAnswers = {
  tickers: v.record(v.string(), anyMembers),
  marketPrices: v.object({ timestamp: v.number(), ticker: v.record(v.string(), anyMembers) }),
  config: anyMembers,
  account: v.object({ account: anyObjectSchema, history: v.array(anyObjectSchema) }),
  fullAccounts: v.array(v.tuple([v.string(), anyMembers])),
  asset: anyAsset,
  assets: v.array(v.nullable(anyAsset)),
  holders: v.array(holder),
  assetHolders: v.object({
    total: v.number(),
    asset: v.object({ id: objectIdText, symbol: v.string(), precision: v.number(), issuer: objectIdText }),
    topHolders: v.array(v.object({ ...holder.entries, amount: v.number() })),
  }),
  namedPools: v.array(v.looseObject({ ...pool.entries, a: named, b: named })),
  pools: v.array(pool),
  poolRow,
  poolRows: v.array(poolRow),
  poolHistory: v.array(
    v.looseObject({
      id: objectIdText,
      sequence: v.number(),
      time: v.string(),
      op_type: v.number(),
      op: anyMembers,
    }),
  ),
  block: v.object({
    raw: anyMembers,
    data: v.object({
      witness: anyObjectSchema,
      user: anyObjectSchema,
      txs: v.array(
        v.object({
          order: v.optional(v.string()),
          op: v.optional(v.string()),
          account: v.nullable(anyObjectSchema),
        }),
      ),
    }),
  }),
  ticker: v.looseObject({ time: v.string(), base: v.string(), quote: v.string(), latest: v.string() }),
} as const;
