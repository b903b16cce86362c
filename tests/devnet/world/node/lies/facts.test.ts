import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTwoNodes, type TwoNodes } from './twoNodes.fixture.ts';

let net: TwoNodes;

beforeAll(async () => {
  net = await startTwoNodes();
});
afterEach(() => net.liar.faults.reset());
afterAll(() => net.close());

describe('a name', () => {
  it('answers with the id of another account, in every method with names', async () => {
    const { liar, told, truth, idOf } = net;
    liar.faults.lie({ names: { 'alice-trader7': 'xbtsx-giveaway1' } });
    const thief = idOf('xbtsx-giveaway1');
    const [account] = await told.get(0, 'get_accounts', [['alice-trader7']]);
    expect(account).toMatchObject({ id: thief, name: 'alice-trader7' });
    expect((await told.get(0, 'get_objects', [[thief]]))[0].name).toBe('alice-trader7');
    expect(await told.get(0, 'lookup_accounts', ['alice-trader7', 1])).toEqual([['alice-trader7', thief]]);
    expect((await told.get(0, 'get_account_by_name', ['alice-trader7'])).id).toBe(thief);
    expect((await told.get(0, 'lookup_account_names', [['alice-trader7']]))[0].id).toBe(thief);
    const [[key, full]] = await told.get(0, 'get_full_accounts', [['alice-trader7'], false]);
    expect([key, full.account.id, full.account.name]).toEqual(['alice-trader7', thief, 'alice-trader7']);
    const [real] = await truth.get(0, 'get_accounts', [[thief]]);
    expect(account.options.memo_key).toBe(real.options.memo_key);
    expect((await told.get(0, 'get_accounts', [[idOf('alice-trader7')]]))[0].name).toBe('xbtsx-giveaway1');
    expect((await told.get(0, 'get_accounts', [['bob-holder2']]))[0].id).toBe(idOf('bob-holder2'));
  });

  it('of an unknown account is refused as a lie, and nothing changes', () => {
    const { faults } = net.liar;
    expect(() => faults.lie({ names: { 'alice-trader7': 'no-such-account1' } })).toThrow('no such account');
    expect(faults.settings.lies.names).toEqual({});
  });
});

describe('an account', () => {
  it('has another memo key, proxy, votes and authorities, also in notices', async () => {
    const { ledger, liar, told, idOf } = net;
    const memoKey = 'BTS1111111111111111111111111111111114T1Anm';
    const active = {
      weight_threshold: 1,
      account_auths: [[idOf('xbtsx-giveaway1'), 1] as const],
      key_auths: [],
      address_auths: [],
    };
    const lie = { memoKey, votingAccount: 'xbtsx-giveaway1', votes: ['1:3'], active };
    liar.faults.lie({ accounts: { 'bob-holder2': lie } });
    const said = {
      options: { memo_key: memoKey, voting_account: idOf('xbtsx-giveaway1'), votes: ['1:3'] },
      active: { account_auths: [[idOf('xbtsx-giveaway1'), 1]] },
    };
    const activeKey = ledger.state.account(idOf('bob-holder2')).active.key_auths[0]?.[0];
    const byKey = await told.get(0, 'get_key_references', [[memoKey, activeKey]]);
    expect(byKey).toEqual([expect.arrayContaining([idOf('bob-holder2')]), []]);
    await told.get(0, 'set_subscribe_callback', [3, false]);
    const [[, full]] = await told.get(0, 'get_full_accounts', [['bob-holder2'], true]);
    expect(full.account).toMatchObject(said);
    expect((await told.get(0, 'get_objects', [[idOf('bob-holder2')]]))[0]).toMatchObject(said);
    const bob = ledger.state.account(idOf('bob-holder2'));
    const fee = { amount: 20_000_000, asset_id: '1.3.0' };
    const new_options = { ...bob.options, votes: ['1:1'], num_witness: 1 };
    ledger.pushOperations([[6, { fee, account: bob.id, new_options, extensions: {} }]]);
    ledger.produceBlock();
    const isBob = ({ id }: { id: string }): boolean => id === bob.id;
    const objects: { id: string }[] = await told.notice(3, (argument) => argument.some(isBob));
    expect(objects.find(isBob)).toMatchObject(said);
  });
});

describe('an asset', () => {
  const listings: [string, unknown[]][] = [
    ['get_assets', [['XBTSX.USDT']]],
    ['lookup_asset_symbols', [['XBTSX.USDT']]],
    ['list_assets', ['XBTSX.USDT', 1]],
  ];

  it('has another precision, issuer and flags', async () => {
    const { ledger, liar, told, idOf } = net;
    liar.faults.lie({ assets: { 'XBTSX.USDT': { precision: 2, issuer: 'xbtsx-giveaway1', flags: 2 } } });
    const said = {
      symbol: 'XBTSX.USDT',
      precision: 2,
      issuer: idOf('xbtsx-giveaway1'),
      options: { flags: 2 },
    };
    for (const [method, args] of listings) expect((await told.get(0, method, args))[0]).toMatchObject(said);
    const id = ledger.state.assetBySymbol('XBTSX.USDT')?.id;
    expect((await told.get(0, 'get_objects', [[id]]))[0]).toMatchObject(said);
  });

  it('answers under the symbol of another one', async () => {
    const { ledger, liar, told } = net;
    liar.faults.lie({ assets: { RUBLE: { symbol: 'XBTSX.USDT' } } });
    const said = { id: ledger.state.assetBySymbol('RUBLE')?.id, symbol: 'XBTSX.USDT' };
    for (const [method, args] of listings) expect((await told.get(0, method, args))[0]).toMatchObject(said);
    expect((await told.get(0, 'get_objects', [[said.id]]))[0]).toMatchObject(said);
    expect((await told.get(0, 'get_ticker', ['BTS', 'XBTSX.USDT'])).quote).toBe('XBTSX.USDT');
  });

  it('has a symbol unknown to the chain, and none under its own', async () => {
    const { liar, told } = net;
    liar.faults.lie({ assets: { RUBLE: { symbol: 'GOLD' } } });
    expect((await told.get(0, 'get_assets', [['GOLD', 'RUBLE']])).map(Boolean)).toEqual([true, false]);
  });
});

describe('fees', () => {
  const transfer = [
    0,
    { from: '1.2.17', to: '1.2.18', amount: { amount: 1, asset_id: '1.3.0' }, extensions: [] },
  ];

  it.each([10, 0.1])('are %d times as high, in answers and in the schedule', async (times) => {
    const { liar, told, truth } = net;
    liar.faults.lie({ fees: times });
    const args = [[transfer], '1.3.0'];
    const [said] = await told.get(0, 'get_required_fees', args);
    const [real] = await truth.get(0, 'get_required_fees', args);
    expect(said).toEqual({ ...real, amount: real.amount * times });
    const feeIn = (global: { parameters: { current_fees: { parameters: [number, { fee: number }][] } } }) =>
      global.parameters.current_fees.parameters[0]?.[1].fee;
    const fee = feeIn(await truth.get(0, 'get_global_properties')) ?? 0;
    expect(feeIn(await told.get(0, 'get_global_properties'))).toBe(fee * times);
    expect(feeIn((await told.get(0, 'get_objects', [['2.0.0']]))[0])).toBe(fee * times);
  });
});

describe('a pool', () => {
  it('has other reserves, also in notices', async () => {
    const { ledger, liar, told, truth, idOf } = net;
    const { id } = ledger.state.pools()[4] ?? { id: '' };
    liar.faults.lie({ pools: { [id]: { timesA: 2, timesB: 5 } } });
    await told.get(0, 'set_subscribe_callback', [4, false]);
    const [real] = await truth.get(0, 'get_liquidity_pools', [[id]]);
    const [said] = await told.get(0, 'get_liquidity_pools', [[id], true]);
    expect(BigInt(said.balance_a)).toBe(BigInt(real.balance_a) * 2n);
    expect(BigInt(said.balance_b)).toBe(BigInt(real.balance_b) * 5n);
    expect(BigInt(said.virtual_value)).toBe(BigInt(said.balance_a) * BigInt(said.balance_b));
    expect((await told.get(0, 'get_objects', [[id]]))[0]).toEqual(said);
    expect(await told.get(0, 'list_liquidity_pools', [1, id])).toEqual([said]);
    expect(await told.get(0, 'get_liquidity_pools_by_share_asset', [[said.share_asset]])).toEqual([said]);
    const both = await told.get(0, 'get_liquidity_pools_by_both_assets', [said.asset_a, said.asset_b]);
    expect(both).toContainEqual(said);
    const swap = {
      fee: { amount: 2_000_000, asset_id: '1.3.0' },
      account: idOf('alice-trader7'),
      pool: id,
      amount_to_sell: { amount: 100_000, asset_id: said.asset_a },
      min_to_receive: { amount: 1, asset_id: said.asset_b },
      extensions: [],
    };
    ledger.pushOperations([[63, swap]]);
    ledger.produceBlock();
    const objects: { id: string; balance_a: number }[] = await told.notice(4);
    const noticed = objects.find((object) => object.id === id);
    expect(BigInt(noticed?.balance_a ?? 0)).toBe(ledger.state.pool(id).balance_a * 2n);
  });
});

describe('a balance', () => {
  it('is changed, also for an account without one', async () => {
    const { ledger, liar, told, idOf } = net;
    liar.faults.lie({ balances: { 'dave-newbie4': { BTS: '123456', 'XBTSX.BTC': '99000000000' } } });
    const btc = ledger.state.assetBySymbol('XBTSX.BTC')?.id ?? '';
    expect(await told.get(0, 'get_account_balances', ['dave-newbie4', ['1.3.0', btc]])).toEqual([
      { amount: 123_456, asset_id: '1.3.0' },
      { amount: '99000000000', asset_id: btc },
    ]);
    const all = await told.get(0, 'get_named_account_balances', ['dave-newbie4', []]);
    expect(all).toContainEqual({ amount: '99000000000', asset_id: btc });
    const [[, full]] = await told.get(0, 'get_full_accounts', [[idOf('dave-newbie4')], false]);
    const balances: { asset_type: string; balance: unknown }[] = full.balances;
    expect(balances.find(({ asset_type }) => asset_type === '1.3.0')?.balance).toBe(123_456);
    expect(balances.find(({ asset_type }) => asset_type === btc)?.balance).toBe('99000000000');
    expect(full.statistics.core_in_balance).toBe(123_456);
  });
});

describe('a trial run', () => {
  it('succeeds for a transaction that the chain would refuse', async () => {
    const { ledger, liar, told, truth, idOf } = net;
    const broke = {
      fee: { amount: 2_000_000, asset_id: '1.3.0' },
      from: idOf('dave-newbie4'),
      to: idOf('bob-holder2'),
      amount: { amount: '900000000000000', asset_id: '1.3.0' },
      extensions: [],
    };
    const head = { ref_block_num: 0, ref_block_prefix: 0, expiration: ledger.head().time };
    const transaction = { ...head, operations: [[0, broke]], extensions: [], signatures: [] };
    liar.faults.lie({ trialRun: true });
    await expect(truth.get(0, 'validate_transaction', [transaction])).rejects.toThrow();
    expect((await told.get(0, 'validate_transaction', [transaction])).operation_results).toEqual([[0, {}]]);
  });
});

describe('several lies', () => {
  it('apply together, and end one by one', async () => {
    const { liar, told, idOf } = net;
    liar.faults.lie({ names: { 'alice-trader7': 'xbtsx-giveaway1' }, fees: 10 });
    liar.faults.lie({ balances: { 'xbtsx-giveaway1': { BTS: '5' } } });
    const [{ amount }] = await told.get(0, 'get_account_balances', ['alice-trader7', ['1.3.0']]);
    expect(amount).toBe(5);
    liar.faults.lie({ names: {} });
    expect((await told.get(0, 'get_accounts', [['alice-trader7']]))[0].id).toBe(idOf('alice-trader7'));
    expect(liar.faults.settings.lies.fees).toBe(10);
  });
});

describe('a withheld call', () => {
  it('is never answered, unlike all others', async () => {
    const { liar, told } = net;
    liar.faults.lie({ withheld: ['get_accounts'] });
    const outcomes: string[] = [];
    void told.get(0, 'get_accounts', [['alice-trader7']]).then(
      () => outcomes.push('answered'),
      () => outcomes.push('refused'),
    );
    expect((await told.get(0, 'get_assets', [['BTS']]))[0].id).toBe('1.3.0');
    expect((await told.get(0, 'get_dynamic_global_properties', [])).id).toBe('2.1.0');
    expect(outcomes).toEqual([]);
  });

  it('of an unknown method is refused as a lie', () => {
    expect(() => net.liar.faults.lie({ withheld: ['get_everything'] })).toThrow('no method');
  });
});
