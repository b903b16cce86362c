import { objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { anyObjectSchema } from '@xbts/shared/services/contract.ts';
import { nameInPath, objectIdText, wholeNumber } from '@xbts/shared/services/fields.ts';
import { defineRoute, noParams } from '@xbts/shared/services/route.ts';
import * as v from 'valibot';
import { operatorAnswers as answers } from './operatorAnswers.ts';

const assetParam = v.object({ asset: nameInPath });
const poolId = objectIdOf('1.19');
const fromPool = v.object({ from: poolId });
/** A node's maximum rows of holders, and of a pool's history. */
const rows = (most: number) => v.pipe(wholeNumber, v.minValue(1), v.maxValue(most));
const holderParams = v.object({
  symbol: nameInPath,
  start: v.optional(wholeNumber, 0),
  count: v.optional(rows(100), 25),
});

const get = <Params extends v.GenericSchema, Answer extends v.GenericSchema>(
  path: string,
  params: Params,
  answer: Answer,
  ttlSeconds: number,
) => defineRoute({ method: 'GET', path, params, body: null, answer, ttlSeconds });

const post = <Body extends v.GenericSchema, Answer extends v.GenericSchema>(
  path: string,
  body: Body,
  answer: Answer,
  ttlSeconds: number,
) => defineRoute({ method: 'POST', path, params: noParams, body, answer, ttlSeconds });

/**
 * The data paths of the operator's own server (services.md). Its other clients can be pointed at this one, since the
 * answers have that server's forms. The mini app uses dataServerPaths instead.
 */
export const operatorPaths = {
  tickers: get('/api/tickers', noParams, answers.tickers, 30),
  marketPrices: get('/market/xbts-prices', noParams, answers.marketPrices, 30),
  globalProperties: get('/api/global-properties', noParams, anyObjectSchema, 3),
  dynamicProperties: get('/api/dynamic-properties', noParams, anyObjectSchema, 3),
  config: get('/api/config', noParams, answers.config, 3_600),
  chain: get('/api/chain', noParams, anyObjectSchema, 3_600),
  getAccount: get('/api/get-account/:name', v.object({ name: nameInPath }), answers.account, 3),
  /** At most 200. */
  assets: post(
    '/api/assets',
    v.object({ assets: v.pipe(v.array(nameInPath), v.maxLength(200)) }),
    answers.assets,
    30,
  ),
  gatewayAssets: get('/api/get-asset', noParams, answers.assets, 30),
  assetName: get('/api/asset-name/:symbol', v.object({ symbol: nameInPath }), answers.asset, 30),
  assetId: get('/api/asset-id/:id', v.object({ id: objectIdOf('1.3') }), answers.asset, 30),
  object: get('/api/object/:id', v.object({ id: objectIdText }), v.array(anyObjectSchema), 3),
  /** At most 200. */
  objects: post(
    '/api/objects',
    v.object({ objects: v.pipe(v.array(objectIdText), v.maxLength(200)) }),
    v.array(v.nullable(anyObjectSchema)),
    3,
  ),
  /** At most 50. */
  accounts: post(
    '/api/accounts',
    v.object({ ids: v.pipe(v.array(nameInPath), v.maxLength(50)) }),
    answers.fullAccounts,
    3,
  ),
  holders: get('/api/holders/:symbol/:start/:count', holderParams, answers.holders, 60),
  assetHolders: get('/api/asset-holders/:symbol/:start/:count', holderParams, answers.assetHolders, 60),
  poolsByFirst: get('/api/lps-a/:asset', assetParam, answers.namedPools, 10),
  poolsBySecond: get('/api/lps-b/:asset', assetParam, answers.namedPools, 10),
  poolsOfAsset: get('/api/lps/:asset', assetParam, answers.poolRows, 10),
  poolOfShare: get('/api/lp-single/:share', v.object({ share: nameInPath }), answers.poolRow, 3),
  poolList: get('/api/lp-list/:from', fromPool, answers.pools, 10),
  nextPool: get('/api/lp-apy/:from', fromPool, answers.pools, 10),
  poolsOfPair: get('/api/lps-ab/:a/:b', v.object({ a: nameInPath, b: nameInPath }), answers.pools, 10),
  newestPoolHistory: get('/api/lp-history/:id', v.object({ id: poolId }), answers.poolHistory, 3),
  /** `op` and `operation` are two spellings of one filter; `sequence` is the newest row wanted. */
  poolHistory: post(
    '/api/lp-history',
    v.object({
      id: poolId,
      limit: v.optional(rows(101), 10),
      op: v.optional(v.nullable(wholeNumber)),
      operation: v.optional(v.nullable(wholeNumber)),
      sequence: v.optional(v.nullable(wholeNumber)),
    }),
    answers.poolHistory,
    3,
  ),
  block: get(
    '/api/block/:height',
    v.object({ height: v.pipe(wholeNumber, v.minValue(1), v.maxValue(4_294_967_295)) }),
    answers.block,
    3,
  ),
  marketTicker: get(
    '/api/ticker/:base/:quote',
    v.object({ base: nameInPath, quote: nameInPath }),
    answers.ticker,
    3,
  ),
} as const;

export type OperatorPathName = keyof typeof operatorPaths;
