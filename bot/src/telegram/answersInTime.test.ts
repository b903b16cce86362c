import { setImmediate } from 'node:timers/promises';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { FakeClock } from '@xbts/shared/client/fakeClock.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeChain } from '../chain/fakeChain.fixture.ts';
import { createMarket } from '../chain/market/createMarket.ts';
import { hangingStorage } from '../storage/hangingStorage.fixture.ts';
import type { Storage } from '../storage/openStorage.ts';
import { testStorage } from '../storage/testStorage.fixture.ts';
import type { DataSource } from '../upstreams/dataSource.ts';
import { silent, silentReads } from '../upstreams/silentReads.fixture.ts';
import { buttonOf, fakeBot, inlineQuery, message, press } from './bot.fixture.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());

const symbols: Readonly<Record<string, string>> = { '1.3.0': 'BTS', '1.3.7': 'XBTSX.STH' };
const one = { amount: 1, asset_id: '1.3.0' };
const assetOf = (named: string) => {
  const [id, symbol] = Object.entries(symbols).find((entry) => entry.includes(named)) ?? [];
  if (id === undefined || symbol === undefined) return null;
  const lists = {
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
  };
  const charged = {
    max_supply: 1,
    market_fee_percent: 0,
    max_market_fee: 0,
    issuer_permissions: 0,
    flags: 0,
  };
  const core_exchange_rate = { base: one, quote: { amount: 1, asset_id: id === '1.3.0' ? '1.3.1' : id } };
  const options = { ...charged, ...lists, core_exchange_rate, description: '', extensions: {} };
  return { id, symbol, precision: 5, issuer: '1.2.3', dynamic_asset_data_id: '2.3.7', options };
};
const pool = {
  id: '1.19.1',
  asset_a: '1.3.0',
  asset_b: '1.3.7',
  balance_a: 10_000_000,
  balance_b: 5_000_000,
  share_asset: '1.3.90',
  taker_fee_percent: 30,
  withdrawal_fee_percent: 0,
  virtual_value: '1',
};
const chain = fakeChain({
  'database.list_liquidity_pools': () => [pool],
  'database.get_liquidity_pools_by_one_asset': () => [],
  'database.get_assets': (names: string[]) => names.map(assetOf),
  'database.get_global_properties': () => ({
    id: '2.0.0',
    parameters: {
      current_fees: { parameters: [[0, { fee: 86_869 }]], scale: 10_000 },
      block_interval: 3,
      maintenance_interval: 3_600,
      maximum_transaction_size: 98_304,
      maximum_time_until_expiration: 86_400,
      network_percent_of_fee: 2_000,
      lifetime_referrer_percent_of_fee: 3_000,
      allow_non_member_whitelists: false,
      extensions: {},
    },
  }),
  'history.get_market_history': () => [],
}).client;

let clock: FakeClock;
/** The hanging sources, which never answer. */
let hanging: Set<'node' | 'prices' | 'tickers' | 'trades' | 'staking'>;
/** The time of the first request to a hanging source, by the test's clock. */
let askedAt: number | undefined;
const held: (() => void)[] = [];
beforeEach(() => {
  clock = new FakeClock();
  hanging = new Set();
  askedAt = undefined;
  held.length = 0;
});

/** Answers when released. */
async function hang<Answer>(answer: Answer): Promise<Answer> {
  askedAt ??= clock.now();
  await new Promise<void>((resolve) => void held.push(resolve));
  return answer;
}

const tickers = { pairs: { 'XBTSX.STH_BTS': { last: '2', buy: '2', sell: '2', change: '0' } } };
const prices = { quotes: { USD: { price: 0.01 } } };

function setup({ isStorageHanging = false } = {}) {
  const call = (async (...asked: Parameters<ChainClient['call']>) => {
    const isTrades = asked[1] === 'get_market_history';
    if (hanging.has('node') || (isTrades && hanging.has('trades'))) return hang(undefined);
    return chain.call(...asked);
  }) as ChainClient['call'];
  const reads: DataSource['reads'] = {
    ...silentReads,
    tickers: async () => (hanging.has('tickers') ? hang(tickers) : tickers),
    price: async () => (hanging.has('prices') ? hang(prices) : prices),
  };
  const staking = { ask: async () => (hanging.has('staking') ? hang(undefined) : silent()) };
  const client = { ...chain, call };
  const market = createMarket({ client, source: { reads }, staking, clock, log: { warn: () => undefined } });
  const { bot, calls } = fakeBot(isStorageHanging ? hangingStorage() : storage, { market, clock });

  /** The bot's answer, with the clock running until it comes. It must wait at most 3 s for hanging sources. */
  async function answerTo(update: Parameters<typeof bot.handleUpdate>[0]) {
    let isOver = false;
    const over = bot.handleUpdate(update);
    const noted = over
      .catch(() => undefined)
      .then(() => {
        isOver = true;
      });
    while (!isOver) {
      await setImmediate();
      await clock.advance(100);
    }
    await Promise.all([over, noted]);
    expect(clock.now() - (askedAt ?? clock.now())).toBeLessThanOrEqual(3_000);
    askedAt = undefined;
    return calls.splice(0)[0]?.payload;
  }
  const textTo = async (text: string) => String((await answerTo(message(text)))?.text);
  return { answerTo, textTo };
}

describe('price services that never answer', () => {
  it('/pools lists the pools without their value, and names the silent services', async () => {
    hanging = new Set(['prices', 'tickers']);
    const text = await setup().textTo('/pools');
    expect(text).toContain('1 BTS ≈ 0.5 <code>XBTSX.STH</code>\nAPY 0.00% · fee 0.30%');
    expect(text).not.toContain('liquidity ≈');
    expect(text).toContain('<i>Source: blockchain · as of ');
    expect(text).toContain('<i>Not responding: market server, price service</i>');
  });

  it('names one of them alone when the other answers', async () => {
    hanging = new Set(['tickers']);
    const text = await setup().textTo('/pools');
    expect(text).toContain('Source: blockchain, price service · ');
    expect(text).toContain('Not responding: market server');
  });

  it('a late answer serves the next caller', async () => {
    hanging = new Set(['prices', 'tickers']);
    const { textTo } = setup();
    await textTo('/pools');
    for (const letGo of held) letGo();
    await clock.advance(5_000);
    const text = await textTo('/pools');
    expect(text).toContain('liquidity ≈ 150 BTS');
    expect(text).not.toContain('Not responding');
  });

  it("/price shows the chain's data", async () => {
    hanging = new Set(['prices', 'tickers', 'trades']);
    const text = await setup().textTo('/price STH');
    expect(text).toContain('<code>XBTSX.STH</code>');
    expect(text).toContain('Not responding: market server, price service, on-chain order book');
  });

  it('a card offered inline says so too', async () => {
    hanging = new Set(['prices', 'tickers']);
    const found = (await setup().answerTo(inlineQuery('sth')))?.results as { id: string }[];
    expect(found.map(({ id }) => id)).toEqual(['price:XBTSX.STH', 'pool:1.19.1']);
    expect(JSON.stringify(found[1])).toContain('Not responding: market server, price service');
  });
});

it('/stake explains the programme while its service hangs', async () => {
  hanging = new Set(['staking']);
  const text = await setup().textTo('/stake');
  expect(text).toContain('Payouts: on the 1st and 15th');
  expect(text).toContain('The staking service isn’t responding.');
});

describe('a node that never answers', () => {
  it.each(['/pools', '/price STH', '/fees'])('%s reports that the chain does not answer', async (command) => {
    hanging = new Set(['node']);
    expect(await setup().textTo(command)).toBe('The chain isn’t responding. Try again in a minute.');
  });

  it.each([
    ['/pools', 'BTS / '],
    ['/fees', 'Transfer: 0.86869 BTS'],
    ['/price STH', '<code>XBTSX.STH</code>'],
  ])('%s tells what was read last, when, and that the chain does not answer', async (command, known) => {
    const { textTo } = setup();
    await textTo(command);
    hanging = new Set(['node']);
    await clock.advance(400_000);
    const text = await textTo(command);
    expect(text).toContain(known);
    expect(text).toContain('Not responding: blockchain');
  });

  it('data older than a quarter of an hour are no longer shown', async () => {
    const { textTo } = setup();
    await textTo('/fees');
    hanging = new Set(['node']);
    await clock.advance(1_000_000);
    expect(await textTo('/fees')).toContain('The chain isn’t responding.');
  });
});

describe('a database that never answers', () => {
  const noRecords = /^My records aren’t available/u;
  const away = () => setup({ isStorageHanging: true });
  beforeEach(() => {
    askedAt = clock.now();
  });

  it.each(['/accounts', '/notify', '/orders', '/partner', '/stop'])(
    '%s reports that the database does not answer',
    async (command) => {
      expect(await away().textTo(command)).toMatch(noRecords);
    },
  );

  it.each(['account:1.2.7', 'notify:mute', 'language:ru', 'partner:refuse'])(
    'the button %s says so too',
    async (button) => {
      expect(String((await away().answerTo(press(button)))?.text)).toMatch(noRecords);
    },
  );

  it('/start still welcomes the user, and passes the partner on to the app', async () => {
    const welcome = await away().answerTo(message('/start partner-one1'));
    expect(welcome?.text).toContain('Welcome to XBTS');
    expect(JSON.stringify(buttonOf(welcome))).toContain('partner-one1');
  });

  it.each([
    ['/pools', 'BTS / '],
    ['/price STH', '<code>XBTSX.STH</code>'],
    ['/language', 'Choose a language'],
  ])('%s needs no database', async (command, known) => {
    expect(await away().textTo(command)).toContain(known);
  });
});
