import * as v from 'valibot';
import { globalPropertiesSchema } from '../protocol/globalProperties.ts';
import { assetHolderSchema, liquidityPoolSchema } from '../protocol/marketObjects.ts';
import {
  assetSchema,
  chainTime,
  dynamicAssetDataSchema,
  dynamicGlobalPropertiesSchema,
  fullAccountSchema,
  objectIdOf,
} from '../protocol/objects.ts';
import { appConfigSchema, healthSchema, liveSchema, readySchema } from './config.ts';
import { nameInPath, objectIdText, wholeNumber } from './fields.ts';
import { boardGatewaySchema } from './gatewayBoard.ts';
import { priceDaysRoute } from './priceDays.ts';
import { defineRoute, noParams } from './route.ts';
import { rowsInOrderOf, rowsOf } from './rows.ts';
import { startRoutes } from './startRoutes.ts';
import { tickersRoute } from './tickersRoute.ts';

/** Chain object 2.0.0 with 2.1.0 beside it. */
export const globalPropertiesAnswer = v.object({
  ...globalPropertiesSchema.entries,
  dynamic: dynamicGlobalPropertiesSchema,
});

/** An asset with its dynamic data (supply, fee pool). */
export const assetWithDataSchema = v.object({
  ...assetSchema.entries,
  dynamic_asset_data: dynamicAssetDataSchema,
});

/** Any chain object: its members are the node's. */
export const anyObjectSchema = v.looseObject({ id: objectIdText });

/** One row of a pool's history; `operation` and `result` are the chain's `[type, members]` pairs. */
export const poolHistoryRowSchema = v.object({
  id: objectIdOf('5.4'),
  sequence: wholeNumber,
  time: chainTime,
  op_type: wholeNumber,
  account: objectIdOf('1.2'),
  op: v.object({ block_num: wholeNumber, trx_in_block: wholeNumber }),
  operation: v.tuple([wholeNumber, v.record(v.string(), v.unknown())]),
  result: v.tuple([wholeNumber, v.unknown()]),
});

/** A full account with its requested key, as get_full_accounts returns it. */
const fullAccountPair = v.tuple([v.string(), fullAccountSchema]);
const assetParam = v.object({ asset: nameInPath });

/**
 * Every path of the bot's HTTP side that the mini app reads (services.md). The bot serves it, the mini app calls it.
 */
export const dataServerPaths = {
  config: defineRoute({
    method: 'GET',
    path: '/config.json',
    params: noParams,
    body: null,
    answer: appConfigSchema,
    ttlSeconds: 0,
  }),
  health: defineRoute({
    method: 'GET',
    path: '/health',
    params: noParams,
    body: null,
    answer: healthSchema,
    ttlSeconds: 0,
  }),
  live: defineRoute({
    method: 'GET',
    path: '/live',
    params: noParams,
    body: null,
    answer: liveSchema,
    ttlSeconds: 0,
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/ready',
    params: noParams,
    body: null,
    answer: readySchema,
    ttlSeconds: 0,
  }),
  tickers: tickersRoute,
  globalProperties: defineRoute({
    method: 'GET',
    path: '/api/v1/global-properties',
    params: noParams,
    body: null,
    answer: globalPropertiesAnswer,
    ttlSeconds: 3,
  }),
  /** In the order asked, symbols or ids, null for an unknown one; at most 200. */
  assets: defineRoute({
    method: 'POST',
    path: '/api/v1/assets',
    params: noParams,
    body: v.object({ assets: v.pipe(v.array(nameInPath), v.maxLength(200)) }),
    answer: rowsInOrderOf(assetWithDataSchema),
    ttlSeconds: 30,
  }),
  /** In the order asked, null for a missing one; at most 200. */
  objects: defineRoute({
    method: 'POST',
    path: '/api/v1/objects',
    params: noParams,
    body: v.object({ objects: v.pipe(v.array(objectIdText), v.maxLength(200)) }),
    answer: rowsInOrderOf(anyObjectSchema),
    ttlSeconds: 3,
  }),
  /** Newest first; `id` is the pool, `sequence` the newest one wanted, `operation` a filter of one operation type. */
  lpHistory: defineRoute({
    method: 'POST',
    path: '/api/v1/lp-history',
    params: noParams,
    body: v.object({
      id: objectIdOf('1.19'),
      sequence: v.optional(v.nullable(wholeNumber)),
      limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 5),
      operation: v.optional(v.nullable(wholeNumber)),
    }),
    answer: rowsOf(poolHistoryRowSchema),
    ttlSeconds: 3,
  }),
  /** Like the node's get_full_accounts: unknown accounts are absent; at most 50 names or ids. */
  accounts: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts',
    params: noParams,
    body: v.object({ ids: v.pipe(v.array(nameInPath), v.maxLength(50)) }),
    answer: rowsOf(fullAccountPair),
    ttlSeconds: 3,
  }),
  /** By balance, largest first; start is an offset. */
  holders: defineRoute({
    method: 'GET',
    path: '/api/v1/holders/:symbol/:start/:count',
    params: v.object({
      symbol: nameInPath,
      start: v.optional(wholeNumber, 0),
      count: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 25),
    }),
    body: null,
    answer: rowsOf(assetHolderSchema),
    ttlSeconds: 60,
  }),
  /** Pools whose first asset is this one, with statistics. */
  lpsA: defineRoute({
    method: 'GET',
    path: '/api/v1/lps-a/:asset',
    params: assetParam,
    body: null,
    answer: rowsOf(liquidityPoolSchema),
    ttlSeconds: 10,
  }),
  /** Pools whose second asset is this one, with statistics. */
  lpsB: defineRoute({
    method: 'GET',
    path: '/api/v1/lps-b/:asset',
    params: assetParam,
    body: null,
    answer: rowsOf(liquidityPoolSchema),
    ttlSeconds: 10,
  }),
  /** Pools where the symbol of either asset contains the text, in any letter case. */
  lps: defineRoute({
    method: 'GET',
    path: '/api/v1/lps/:query',
    params: v.object({ query: v.pipe(v.string(), v.minLength(1), v.maxLength(32)) }),
    body: null,
    answer: rowsOf(liquidityPoolSchema),
    ttlSeconds: 10,
  }),
  /** One pool, with statistics; 404 when it does not exist. */
  lpSingle: defineRoute({
    method: 'GET',
    path: '/api/v1/lp-single/:id',
    params: v.object({ id: objectIdOf('1.19') }),
    body: null,
    answer: liquidityPoolSchema,
    ttlSeconds: 3,
  }),
  ...startRoutes,
  /** A featured coin's price day by day, the oldest first. */
  priceDays: priceDaysRoute,
  /** Every gateway family with its state and the limits of its coins. */
  gatewayBoard: defineRoute({
    method: 'GET',
    path: '/api/v1/gateway-board',
    params: noParams,
    body: null,
    answer: v.object({ gateways: rowsOf(boardGatewaySchema) }),
    ttlSeconds: 10,
  }),
} as const;

/** Prefixes under which the bot serves its upstreams on its own origin; a route's own path follows. */
export const servicePrefixes = {
  faucet: '/faucet',
  gateway: (family: string) => `/gateways/${family}`,
  staking: '/staking',
  news: '/news',
  scamLists: '/scam',
} as const;
