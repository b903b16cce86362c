import { setImmediate as turn } from 'node:timers/promises';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { encryptMemo } from '@xbts/shared/protocol/memo.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type WorldAccountName, worldAccount } from '../world/accounts.ts';
import { createWorld } from '../world/createWorld.ts';
import { creditDeposit } from './gateways/creditDeposit.ts';
import { pushAsGateway } from './gateways/pushAsGateway.ts';
import { type Services, startServices } from './startServices.ts';

const running: Services[] = [];

async function setup() {
  const { ledger } = await createWorld({ liveDays: 1 });
  const services = await startServices({ chain: { ledger, codec: await loadCodec() } });
  running.push(services);
  const { gateways: book, url } = services;
  if (book === undefined) throw new TypeError('no gateways');
  const ask = async <Body = Record<string, unknown>>(path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const balance = (name: string, symbol: string) =>
    ledger.state.balance(
      ledger.state.accountByName(name)?.id ?? '',
      ledger.state.assetBySymbol(symbol)?.id ?? '',
    );
  return { ledger, services, book, ask, balance };
}

const memoKey = (name: WorldAccountName) => privateKeyFromPassword(name, 'memo', worldAccount(name).password);
const publicText = (name: WorldAccountName) => formatPublicKey(publicKeyOf(memoKey(name)));

afterEach(async () => {
  for (const services of running.splice(0)) await services.close();
});

describe('a deposit', () => {
  it('to the assigned address is issued on the chain', async () => {
    const { ledger, book, ask, balance } = await setup();
    const wish = { inputCoinType: 'hive', outputCoinType: 'xbtsx.hive', outputAddress: 'dave-newbie4' };
    const { body } = await ask('/gateways/coins/wallets/hive/new-deposit-address', wish);
    expect(body).toEqual({ inputAddress: 'xbts-gate', inputMemo: expect.stringMatching(/^\d{1,9}$/) });
    const arrival = { symbol: 'XBTSX.HIVE', amount: '12.345', address: 'xbts-gate' };
    expect(() => creditDeposit(ledger, book, arrival)).toThrow('nobody was given that address and memo');
    creditDeposit(ledger, book, { ...arrival, memo: String(body.inputMemo) });
    ledger.produceBlock();
    expect(balance('dave-newbie4', 'XBTSX.HIVE')).toBe(12_345n);
  });

  it('to the shared address is issued to the account in its memo, and to nobody without it', async () => {
    const { ledger, book, ask, balance } = await setup();
    const wish = { inputCoinType: 'sth', outputCoinType: 'xbtsx.sth', outputAddress: 'dave-newbie4' };
    expect((await ask('/gateways/coins/wallets/sth/new-deposit-address', wish)).status).toBe(400);
    const arrival = {
      symbol: 'XBTSX.STH',
      amount: '25',
      address: book.coin('coins', 'XBTSX.STH')?.gatewayWallet ?? '',
    };
    for (const memo of [{}, { memo: 'dave-newbie4' }, { memo: 'dex:' }])
      expect(() => creditDeposit(ledger, book, { ...arrival, ...memo })).toThrow(
        'nobody was given that address',
      );
    creditDeposit(ledger, book, { ...arrival, memo: 'dex:dave-newbie4' });
    ledger.produceBlock();
    expect(balance('dave-newbie4', 'XBTSX.STH')).toBe(2_500_000_000n);
  });

  it('below the minimum, or of a coin in maintenance, is ignored', async () => {
    const { ledger, book, ask } = await setup();
    const arrival = { symbol: 'XBTSX.BTC', amount: '0.0004', account: 'dave-newbie4' };
    expect(() => creditDeposit(ledger, book, arrival)).toThrow('under the minimum of 0.0005');
    const wish = { inputCoinType: 'usdt', outputCoinType: 'XBTSX.USDT', outputAddress: 'dave-newbie4' };
    expect((await ask('/gateways/eth/wallets/eth/new-deposit-address', wish)).body).toEqual({
      error: 'Deposits are on maintenance',
    });
    expect((await ask('/gateways/bsc/wallets/eth/new-deposit-address', wish)).status).toBe(400);
  });
});

describe('a withdrawal', () => {
  async function send(memoText: string, symbol = 'XBTSX.BTC', amount = '1500000') {
    const parts = await setup();
    const { ledger } = parts;
    const [from, to] = ['alice-trader7', 'xbtsx-issuer'].map((name) => ledger.state.accountByName(name)?.id);
    const memo = encryptMemo({
      text: memoText,
      privateKey: memoKey('alice-trader7'),
      from: publicText('alice-trader7'),
      to: publicText('xbtsx-issuer'),
      nonce: '7',
    });
    const assetId = ledger.state.assetBySymbol(symbol)?.id;
    pushAsGateway(ledger, [
      operationType.transfer,
      { from, to, amount: { amount, asset_id: assetId }, memo, extensions: [] },
    ]);
    ledger.produceBlock();
    await turn();
    return parts;
  }

  it('to an address of the network is noticed and burnt', async () => {
    const { ledger, book } = await send('btc:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    expect(book.withdrawals).toMatchObject([
      { family: 'coins', symbol: 'XBTSX.BTC', account: 'alice-trader7', amount: '0.015', state: 'paid' },
    ]);
    const { operations } = ledger.produceBlock();
    expect(operations.map(({ op: [type] }) => type)).toEqual([operationType.asset_reserve]);
  });

  it('uses the network whose coin its memo names', async () => {
    const { book } = await send(`usdt-bsc:0x${'a'.repeat(40)}`, 'XBTSX.USDT', '9000000');
    expect(book.withdrawals).toMatchObject([
      { family: 'bsc', symbol: 'XBTSX.USDT', amount: '9', state: 'paid' },
    ]);
  });

  it('with a memo without an address stays unprocessed', async () => {
    const { ledger, book } = await send('btc:not-an-address');
    expect(book.withdrawals).toMatchObject([{ memo: 'btc:not-an-address', state: 'refused' }]);
    expect(ledger.produceBlock().operations).toEqual([]);
  });
});

describe('the board of coins', () => {
  it('follows changes, and reverts them', async () => {
    const { book, ask } = await setup();
    const minimum = async () => {
      const { body: rows } = await ask<Record<string, unknown>[]>('/gateways/ton/coins');
      return rows[0]?.minAmount;
    };
    expect(await minimum()).toBe(100_000_000);
    book.change('ton', 'XBTSX.TON', { minAmount: '5' });
    expect(await minimum()).toBe(500_000_000);
    book.change('ton', 'XBTSX.TON', {});
    expect(await minimum()).toBe(100_000_000);
  });

  it('has the real form: units, either spelling, a wallet in the other network alone', async () => {
    const { ask } = await setup();
    const { body: rows } = await ask<Record<string, unknown>[]>('/gateways/coins/coins');
    expect(rows[0]).toMatchObject({
      symbol: 'XBTSX.BTC',
      backingCoin: 'btc',
      gatewayWallet: null,
      minAmount: 50_000,
      precision: 8,
      issuer: 'xbtsx-issuer',
    });
    expect(rows[1]).toMatchObject({
      deposit_wallet_type: 'ltc',
      min_amount: '2000000',
      issuerName: 'xbtsx-issuer',
    });
    expect(rows[3]).toMatchObject({ symbol: 'XBTSX.STH', gatewayWallet: expect.stringMatching(/^SXbts/) });
  });

  it('has the earlier guessed form on request', async () => {
    const { services, ask } = await setup();
    services.conditions.set('gateway-waves', { form: 'guess' });
    const { body: rows } = await ask<Record<string, unknown>[]>('/gateways/waves/coins');
    expect(rows[0]).toMatchObject({
      backingCoin: 'WAVES',
      gatewayWallet: 'xbtsx-waves-gate',
      minAmount: '0.1',
    });
    expect((await ask('/gateways/waves/coin')).status).toBe(404);
  });

  it('has its list at one path, and checks addresses at one', async () => {
    const { ask } = await setup();
    const status = async (path: string, body?: object) => (await ask(`/gateways${path}`, body)).status;
    expect([await status('/coins/coins'), await status('/coins/coin')]).toEqual([200, 404]);
    expect([await status('/waves/coins'), await status('/waves/coin')]).toEqual([404, 200]);
    const bare = '/waves/wallets/waves/check-address';
    expect([await status(bare, {}), await status(`${bare}/`, {})]).toEqual([200, 404]);
  });

  it('checks addresses by their network', async () => {
    const { ask } = await setup();
    const check = async (family: string, wallet: string, address: string) =>
      (await ask(`/gateways/${family}/wallets/${wallet}/check-address/`, { address })).body.isValid;
    expect(await check('fiat', 'payeer', 'P1000000')).toBe(true);
    expect(await check('fiat', 'payeer', '1000000')).toBe(false);
    expect(await check('eth', 'eth', `0x${'a'.repeat(40)}`)).toBe(true);
    expect(await check('coins', 'btc', `0x${'a'.repeat(40)}`)).toBe(false);
  });

  it('of one family goes down without the others', async () => {
    const { services, ask } = await setup();
    services.conditions.set('gateway-bsc', { mode: 'maintenance' });
    expect((await ask('/gateways/bsc/coins')).status).toBe(503);
    expect((await ask('/gateways/eth/coins')).status).toBe(200);
  });
});

describe('the other services', () => {
  it('return the shares of the stakes on the chain, and the payments from its history', async () => {
    const { ask, ledger } = await setup();
    const { body } = await ask('/staking/api/public/percents');
    const holders = body.holders as { account: string; amount: string; bonus: string; percent: string }[];
    expect(holders[0]).toMatchObject({
      account: 'grace-whale8',
      amount: '900000.000000',
      bonus: '900000.000000',
    });
    expect(holders.reduce((sum, { percent }) => sum + Number(percent), 0)).toBeCloseTo(100, 0);
    const { body: payments } = await ask<{ time: string; asset: string }[]>(
      '/staking/api/payments/alice-trader7',
    );
    expect(payments[0]).toMatchObject({ asset: 'XBTSX.BTC', amount: expect.stringMatching(/^0\.\d+$/) });
    expect(payments.map(({ time }) => time)).toEqual(
      payments
        .map(({ time }) => time)
        .toSorted()
        .reverse(),
    );
    expect(payments[0]?.time.slice(0, 10) ?? '').toMatch(/-(?:01|15)$/);
    expect((await ask('/staking/api/get/assets')).body).not.toEqual([]);
    expect((await ask<object[]>('/staking/api/get/noassets')).body[0]).toMatchObject({
      ticker: 'STH',
      accumulated_fees: expect.any(Number),
      min: expect.any(Number),
    });
    expect(ledger.head().number).toBeGreaterThan(0);
  });

  it('return the holders of an asset and the newest reports', async () => {
    const { ask } = await setup();
    expect((await ask('/explorer2/asset_holders?asset_id=1.3.4099&start=0&limit=1')).body).toEqual([
      { name: 'grace-whale8', account_id: expect.any(String), amount: expect.stringMatching(/^\d+$/) },
    ]);
    const { body: reports } = await ask<{ id: number }[]>('/news/xbtsreports?_limit=12&_sort=id:DESC');
    expect(reports.map(({ id }) => id)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19]);
    expect((await ask('/news/xbtsreports/count')).body).toBe(30);
  });
});
