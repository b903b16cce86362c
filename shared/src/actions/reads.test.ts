import { describe, expect, it } from 'vitest';
import { dynamicAssetDataSchema } from '../protocol/objects.ts';
import { getAccountHistory } from './getAccountHistory.ts';
import { getAccounts } from './getAccounts.ts';
import { getAssetHolders } from './getAssetHolders.ts';
import { getAssets } from './getAssets.ts';
import { getBlock } from './getBlock.ts';
import { getDynamicGlobalProperties } from './getDynamicGlobalProperties.ts';
import { getGlobalProperties } from './getGlobalProperties.ts';
import { getObjects } from './getObjects.ts';
import { getPoolHistory } from './getPoolHistory.ts';
import { getPools } from './getPools.ts';
import { getTransactionById } from './getTransactionById.ts';
import { listPools } from './listPools.ts';
import { lookupAccounts } from './lookupAccounts.ts';
import { clientAnswering, recordedClient } from './recordedClient.fixture.ts';

describe('reads of real node answers', () => {
  it('reads the properties of the chain', async () => {
    const client = recordedClient();
    expect((await getDynamicGlobalProperties(client)).head_block_number).toBe(131);
    expect((await getGlobalProperties(client)).parameters.current_fees.parameters[0]).toEqual([
      0,
      { fee: 2_000_000n, price_per_kbyte: 1_000_000n },
    ]);
  });

  it('reads accounts and assets in the order asked, null for the unknown, without subscribing', async () => {
    const client = recordedClient();
    const [alice, nobody] = await getAccounts(client, ['alice-trader7', '1.2.999999']);
    expect([alice?.id, nobody]).toEqual(['1.2.18', null]);
    const [bts, sth, none] = await getAssets(client, ['1.3.0', 'XBTSX.STH', '1.3.99999']);
    expect([bts?.symbol, sth?.precision, none]).toEqual(['BTS', 8, null]);
    expect(client.asked.map(({ params }) => params[1])).toEqual([false, false]);
  });

  it('refuses another account or asset than the requested one', async () => {
    const honest = recordedClient();
    const [alice] = await honest.call<object[]>('database', 'get_accounts', [['alice-trader7'], false]);
    const [bts] = await honest.call<object[]>('database', 'get_assets', [['1.3.0'], false]);
    const falseAnswers = [
      getAccounts(
        clientAnswering(() => [{ ...alice, name: 'mallory-thief9' }]),
        ['alice-trader7'],
      ),
      getAccounts(
        clientAnswering(() => [alice]),
        ['1.2.19'],
      ),
      getAccounts(
        clientAnswering(() => []),
        ['alice-trader7'],
      ),
      getAssets(
        clientAnswering(() => [bts]),
        ['XBTSX.STH'],
      ),
    ];
    for (const answer of falseAnswers)
      await expect(answer).rejects.toMatchObject({ code: 'node.bad_answer' });
  });

  it('asks for at most 100 accounts or assets at once and makes no call for none', async () => {
    const client = clientAnswering((_, [ids]) => (ids as string[]).map(() => null));
    const ids = Array.from({ length: 250 }, (_, index) => `1.3.${index}`);
    expect(await getAssets(client, ids)).toHaveLength(250);
    expect(client.asked.map(({ params }) => (params[0] as string[]).length)).toEqual([100, 100, 50]);
    expect(await getAccounts(client, [])).toEqual([]);
    expect(await getObjects(client, [], dynamicAssetDataSchema)).toEqual([]);
    expect(await getPools(client, [])).toEqual([]);
    expect(client.asked).toHaveLength(3);
  });

  it('finds accounts by the beginning of their names, although the node returns more', async () => {
    const client = recordedClient();
    expect(await lookupAccounts(client, 'al')).toEqual([{ name: 'alice-trader7', id: '1.2.18' }]);
    expect(client.asked[0]?.params).toEqual(['al', 50, false]);
  });

  it("pages an account's history by operation ids, newest first", async () => {
    const client = recordedClient();
    const rows = await getAccountHistory(client, { account: 'alice-trader7', start: '1.11.111', limit: 5 });
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual(['1.11.111', '1.11.110']);
    expect(rows[0]?.block_time).toBe('2026-11-21T03:32:25');
    expect(client.asked[0]).toEqual({
      api: 'history',
      method: 'get_account_history',
      params: ['alice-trader7', '1.11.0', 5, '1.11.111'],
    });
  });

  it('reads holders, largest first', async () => {
    expect((await getAssetHolders(recordedClient(), '1.3.0', { count: 5 }))[0]).toEqual({
      name: 'nathan',
      account_id: '1.2.17',
      amount: 949_998_989_941_116n,
    });
  });

  it('holders start at offset 0 with 100 rows by default (spec §7)', async () => {
    const client = clientAnswering(() => []);
    await getAssetHolders(client, '1.3.0');
    expect(client.asked[0]?.params).toEqual(['1.3.0', 0, 100]);
  });

  it('reads a block', async () => {
    const block = await getBlock(recordedClient(), 130);
    expect(block?.timestamp).toBe('2026-11-21T03:32:24');
    expect(block?.transactions).toHaveLength(1);
  });

  it('reads a transaction that the node has forgotten as null', async () => {
    expect(
      await getTransactionById(
        clientAnswering(() => null),
        'ab'.repeat(20),
      ),
    ).toBeNull();
  });

  it('reads pools with statistics, and their history', async () => {
    const client = recordedClient();
    const pools = await listPools(client);
    expect(pools[0]).toMatchObject({ id: '1.19.0', balance_a: 1_435_101_703n, taker_fee_percent: 30 });
    expect(pools[0]?.statistics).toMatchObject({
      id: '5.6.0',
      total_exchange_fee_a: expect.any(BigInt),
      total_exchange_fee_b: expect.any(BigInt),
    });
    expect((await getPools(client, ['1.19.0', '1.19.999'])).map((pool) => pool?.id ?? null)).toEqual([
      '1.19.0',
      null,
    ]);
    // The call asks for statistics and no subscription.
    expect(client.asked.at(-1)?.params).toEqual([['1.19.0', '1.19.999'], false, true]);
    const history = await getPoolHistory(client, { pool: '1.19.0', sequence: 18 });
    expect(history[0]).toMatchObject({ sequence: 18, op_type: 63 });
    expect(client.asked.at(-1)?.params).toEqual(['1.19.0', 18, null, 5]);
  });

  it("filters a pool's operations by the number of their kind", async () => {
    const client = clientAnswering(() => []);
    await getPoolHistory(client, { pool: '1.19.0', sequence: 18, limit: 25, operationType: 63 });
    expect(client.asked[0]?.params).toEqual(['1.19.0', 18, null, 25, 63]);
  });

  it('reads all pages of pools, each pool once', async () => {
    const poolOf = (instance: number) => ({
      id: `1.19.${instance}`,
      asset_a: '1.3.0',
      asset_b: '1.3.2',
      balance_a: 1,
      balance_b: '5000000000',
      share_asset: '1.3.5',
      taker_fee_percent: 0,
      withdrawal_fee_percent: 0,
      virtual_value: '5000000000',
    });
    const all = Array.from({ length: 230 }, (_, index) => poolOf(index));
    const client = clientAnswering((_, [asset, limit, start]) => {
      expect([asset, limit]).toEqual(['BTS', 101]);
      return all.slice(start === null ? 0 : all.findIndex(({ id }) => id === start)).slice(0, 101);
    });
    const pools = await listPools(client, { asset: 'BTS', side: 'a' });
    expect(pools.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(client.asked).toHaveLength(3);
  });
});
