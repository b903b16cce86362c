import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssetHolders } from '@xbts/shared/actions/getAssetHolders.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import { getBlocks } from '@xbts/shared/actions/getBlocks.ts';
import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import { getGlobalProperties } from '@xbts/shared/actions/getGlobalProperties.ts';
import { getKeyReferences } from '@xbts/shared/actions/getKeyReferences.ts';
import { getLimitOrders } from '@xbts/shared/actions/getLimitOrders.ts';
import { getMarketHistory } from '@xbts/shared/actions/getMarketHistory.ts';
import { getMarketHistoryBuckets } from '@xbts/shared/actions/getMarketHistoryBuckets.ts';
import { getPoolHistory } from '@xbts/shared/actions/getPoolHistory.ts';
import { getPools } from '@xbts/shared/actions/getPools.ts';
import { getTicker } from '@xbts/shared/actions/getTicker.ts';
import { getVestingBalances } from '@xbts/shared/actions/getVestingBalances.ts';
import { listPools } from '@xbts/shared/actions/listPools.ts';
import { lookupAccounts } from '@xbts/shared/actions/lookupAccounts.ts';
import { clientAnswering } from '@xbts/shared/actions/recordedClient.fixture.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { readMessage } from '@xbts/shared/client/rpcMessage.ts';
import { chainErrorToAppError } from '@xbts/shared/protocol/chainError.ts';
import type { Random } from '../../devnet/world/random.ts';
import recorded from '../../vectors/rpc.json' with { type: 'json' };
import type { FuzzInput } from './fuzzInput.ts';
import { spoilJson, spoilText } from './spoil.ts';

type Read = (client: ChainReader) => Promise<unknown>;

const DAY = 86_400;

/** The reads of the product, by the method whose recorded answer is spoiled. */
const reads: Readonly<Record<string, Read>> = {
  get_account_history: (client) => getAccountHistory(client, { account: '1.2.18' }),
  get_accounts: (client) => getAccounts(client, ['alice-trader7', '1.2.999999']),
  get_asset_holders: (client) => getAssetHolders(client, 'XBTSX.STH'),
  get_assets: (client) => getAssets(client, ['1.3.0', 'XBTSX.STH', '1.3.99999']),
  get_block: (client) => getBlock(client, 5),
  get_blocks: (client) => getBlocks(client, { from: 1, to: 3 }),
  get_dynamic_global_properties: (client) => getDynamicGlobalProperties(client),
  get_full_accounts: (client) => getFullAccount(client, 'alice-trader7'),
  get_global_properties: (client) => getGlobalProperties(client),
  get_key_references: (client) => getKeyReferences(client, []),
  get_limit_orders: (client) => getLimitOrders(client, '1.3.0', '1.3.1', 100),
  get_market_history: (client) =>
    getMarketHistory(client, { base: '1.3.0', quote: '1.3.1', seconds: 60, from: 0, to: DAY }),
  get_market_history_buckets: (client) => getMarketHistoryBuckets(client),
  get_liquidity_pool_history: (client) => getPoolHistory(client, { pool: '1.19.0' }),
  get_liquidity_pools: (client) => getPools(client, ['1.19.0']),
  list_liquidity_pools: (client) => listPools(client),
  get_ticker: (client) => getTicker(client, '1.3.0', '1.3.1'),
  get_vesting_balances: (client) => getVestingBalances(client, '1.2.18'),
  lookup_accounts: (client) => lookupAccounts(client, 'alice'),
};

type RecordedCall = Readonly<{ method: string; result?: unknown; error?: unknown }>;
const calls: readonly RecordedCall[] = recorded;
const readable = calls.filter(({ method, result }) => result !== undefined && method in reads);
const refused = calls.filter(({ error }) => error !== undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readSpoiled(random: Random): Promise<void> {
  const { method, result } = random.pick(readable);
  let spoiled = result;
  for (let faults = random.between(1, 4); faults > 0; faults -= 1) spoiled = spoilJson(random, spoiled);
  let asked = 0;
  // A paged read may continue, but not for ever.
  const client = clientAnswering(() => (++asked > 50 ? [] : spoiled));
  await reads[method]?.(client);
  if (asked > 50) throw new RangeError(`${method} does not stop asking`);
}

export const rpcInputs: readonly FuzzInput[] = [
  { name: 'answers of a node', feed: readSpoiled },
  {
    name: 'messages of a node',
    feed: (random) => {
      const { method: _, ...answer } = random.pick(calls);
      readMessage(spoilText(random, JSON.stringify({ id: 1, jsonrpc: '2.0', ...answer })));
    },
  },
  {
    name: 'refusals of a node',
    feed: (random) => {
      const spoiled = spoilJson(random, random.pick(refused).error);
      if (isRecord(spoiled)) chainErrorToAppError(spoiled);
    },
  },
];
