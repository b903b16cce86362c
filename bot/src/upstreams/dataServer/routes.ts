import { rawPoolHistoryRow } from '@xbts/shared/actions/rawReads.ts';
import { assetHolderSchema, liquidityPoolSchema } from '@xbts/shared/protocol/marketObjects.ts';
import { assetSchema, fullAccountSchema, hexOf, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { nameInPath, objectIdText, wholeNumber } from '@xbts/shared/services/fields.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { pricesSchema } from '@xbts/shared/services/prices.ts';
import { defineRoute, noParams } from '@xbts/shared/services/route.ts';
import { rowsInOrderOf, rowsOf } from '@xbts/shared/services/rows.ts';
import { tickersSchema } from '@xbts/shared/services/tickers.ts';
import * as v from 'valibot';
import { answerOf } from './answerOf.ts';
import { asSent } from './asSent.ts';
import { chainObject } from './objectForms.ts';

const fullAccount = asSent(fullAccountSchema);

/**
 * The used paths of the operator's data server, in its own forms (services.md, "Data server"). The others are left out
 * on purpose: its pools by asset have no statistics, or statistics in whole units, and one of these paths never answers
 * for exactly one pool; its global properties date from its own start.
 */
export const dataServerRoutes = {
  /** The node's get_chain_properties. */
  chain: defineRoute({
    method: 'GET',
    path: '/api/chain',
    params: noParams,
    body: null,
    answer: answerOf({ name: 'get_chain_properties', answer: v.object({ chain_id: hexOf(64) }) }),
    ttlSeconds: 3_600,
  }),
  /** The node's get_assets: in order, null for an unknown one; no dynamic data. */
  assets: defineRoute({
    method: 'POST',
    path: '/api/assets',
    params: noParams,
    body: v.object({ assets: v.array(nameInPath) }),
    answer: answerOf({ name: 'get_assets', answer: rowsInOrderOf(asSent(assetSchema)) }),
    ttlSeconds: 30,
  }),
  /** The node's get_objects: in order, null for a missing one. */
  objects: defineRoute({
    method: 'POST',
    path: '/api/objects',
    params: noParams,
    body: v.object({ objects: v.array(objectIdText) }),
    answer: answerOf({ name: 'get_objects', answer: rowsInOrderOf(chainObject) }),
    ttlSeconds: 3,
  }),
  /** The node's get_full_accounts: unknown ones are absent, so an empty list is an answer. */
  accounts: defineRoute({
    method: 'POST',
    path: '/api/accounts',
    params: noParams,
    body: v.object({ ids: v.array(nameInPath) }),
    answer: answerOf({
      name: 'get_full_accounts',
      answer: rowsOf(v.tuple([v.string(), fullAccount])),
      maybeEmpty: true,
    }),
    ttlSeconds: 3,
  }),
  /** By balance, largest first; empty for an unknown asset, and when its node denies the call. */
  holders: defineRoute({
    method: 'GET',
    path: '/api/holders/:symbol/:start/:count',
    params: v.object({ symbol: nameInPath, start: wholeNumber, count: wholeNumber }),
    body: null,
    answer: answerOf({ name: 'get_asset_holders', answer: rowsOf(asSent(assetHolderSchema)) }),
    ttlSeconds: 60,
  }),
  /** A hundred pools with statistics in units, from an id on. */
  pools: defineRoute({
    method: 'GET',
    path: '/api/lp-list/:from',
    params: v.object({ from: objectIdOf('1.19') }),
    body: null,
    answer: answerOf({ name: 'list_liquidity_pools', answer: rowsOf(asSent(liquidityPoolSchema)) }),
    ttlSeconds: 10,
  }),
  /** The newest operations of a pool, without a start sequence. */
  poolHistory: defineRoute({
    method: 'POST',
    path: '/api/lp-history',
    params: noParams,
    body: v.object({
      id: objectIdOf('1.19'),
      limit: wholeNumber,
      /** One type of operation. */
      op: v.optional(wholeNumber),
    }),
    answer: answerOf({ name: 'get_liquidity_pool_history', answer: rowsOf(asSent(rawPoolHistoryRow)) }),
    ttlSeconds: 3,
  }),
  /** The market server's map, unchanged. */
  tickers: defineRoute({
    method: 'GET',
    path: '/api/tickers',
    params: noParams,
    body: null,
    answer: answerOf({ name: 'market server', answer: tickersSchema }),
    ttlSeconds: 30,
  }),
  /** CoinPaprika's ticker until August 2022, null since then. */
  price: defineRoute({
    method: 'GET',
    path: '/market/price/:slug',
    params: v.object({ slug: v.picklist(Object.values(priceSlugs)) }),
    body: null,
    answer: answerOf({ name: 'coinpaprika', answer: pricesSchema }),
    ttlSeconds: 60,
  }),
} as const;
