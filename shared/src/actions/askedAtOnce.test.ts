import { expect, it } from 'vitest';
import type { ChainReader } from '../client/chainClient.ts';
import { getAccountHistory } from './getAccountHistory.ts';
import { getAccountNames } from './getAccountNames.ts';
import { getAccountOperations } from './getAccountOperations.ts';
import { getAccounts } from './getAccounts.ts';
import { getAssetHolders } from './getAssetHolders.ts';
import { getAssets } from './getAssets.ts';
import { getAssetUnits } from './getAssetUnits.ts';
import { getOpenOrders } from './getOpenOrders.ts';
import { getRelativeAccountHistory } from './getRelativeAccountHistory.ts';
import { getRestingUnits } from './getRestingUnits.ts';
import { getTimedTransfers } from './getTimedTransfers.ts';
import { getTradeHistory } from './getTradeHistory.ts';
import { listCandidates } from './listCandidates.ts';
import { listPools } from './listPools.ts';
import { lookupAccounts } from './lookupAccounts.ts';
import { listRawPools } from './rawReads.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

const ids = (type: string, count: number) => Array.from({ length: count }, (_, at) => `${type}.${at + 1}`);

/** Counts the ids in each call; the node answers null for every id. */
async function askedBy(read: (client: ChainReader) => Promise<unknown>) {
  const client = clientAnswering((method, [given]) => {
    if (method === 'get_global_properties') return { active_witnesses: [], active_committee_members: [] };
    return Array.isArray(given) ? given.map(() => null) : [];
  });
  await read(client);
  return client.asked;
}

type Read = (client: ChainReader) => Promise<unknown>;

// The limits of a real node (chain.md §2): it refuses a call for more, and cuts shorter lists without saying so.
it.each<[string, number, Read]>([
  ['get_htlc_by_from', 100, (client) => getTimedTransfers(client, '1.2.17')],
  ['get_htlc_by_to', 100, (client) => getTimedTransfers(client, '1.2.17')],
  ['lookup_witness_accounts', 1_000, (client) => listCandidates(client)],
  ['lookup_committee_member_accounts', 1_000, (client) => listCandidates(client)],
  ['lookup_accounts', 50, (client) => lookupAccounts(client, 'al')],
  ['list_liquidity_pools', 101, (client) => listPools(client)],
  ['list_liquidity_pools', 101, (client) => listRawPools(client)],
  ['get_limit_orders_by_account', 101, (client) => getOpenOrders(client, '1.2.17')],
  ['get_account_history', 100, (client) => getAccountHistory(client, { account: '1.2.17' })],
  ['get_account_history_operations', 100, (client) => getAccountOperations(client, '1.2.17', 0)],
  ['get_relative_account_history', 100, (client) => getRelativeAccountHistory(client, '1.2.17', 7)],
  ['get_trade_history', 100, (client) => getTradeHistory(client, 'BTS', 'XBTSX.STH')],
  ['get_asset_holders', 100, (client) => getAssetHolders(client, 'BTS')],
])('requests %s %d at once', async (method, limit, read) => {
  const asked = (await askedBy(read)).find((call) => call.method === method);
  expect(asked?.params).toContain(limit);
});

it.each<[string, number, Read]>([
  ['getAccounts', 100, (client) => getAccounts(client, ids('1.2', 201))],
  ['getAccountNames', 100, (client) => getAccountNames(client, ids('1.2', 201))],
  ['getAssets', 100, (client) => getAssets(client, ids('1.3', 201))],
  ['getAssetUnits', 100, (client) => getAssetUnits(client, ids('1.3', 201))],
  ['getRestingUnits', 500, (client) => getRestingUnits(client, ids('1.7', 1_001))],
])('reads %s in groups of %d ids, and the remaining one', async (_, size, read) => {
  const asked = await askedBy(read);
  expect(asked.map(({ params: [batch] }) => (batch as unknown[]).length)).toEqual([size, size, 1]);
});

const timed = (number: number) => ({
  id: `1.16.${number}`,
  transfer: { from: '1.2.17', to: '1.2.18', amount: 5, asset_id: '1.3.0' },
  conditions: {
    hash_lock: { preimage_hash: [2, 'ab'.repeat(32)], preimage_size: 3 },
    time_lock: { expiration: '2026-11-24T05:00:00' },
  },
});

it('reads timed transfers page by page, each page from after the last one, up to five pages', async () => {
  const starts: unknown[] = [];
  const client = clientAnswering((method, [, start]) => {
    if (method === 'get_htlc_by_to') return [timed(3)];
    // Stops a reader that never ends.
    if (starts.push(start) > 9) return [];
    const first = Number(String(start).slice('1.16.'.length));
    return Array.from({ length: 100 }, (_, at) => timed(first + at));
  });
  const { from, to } = await getTimedTransfers(client, '1.2.17');
  expect(starts).toEqual(['1.16.0', '1.16.100', '1.16.200', '1.16.300', '1.16.400']);
  expect([from.length, to.map(({ id }) => id)]).toEqual([500, ['1.16.3']]);
});
