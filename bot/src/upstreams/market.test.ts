import type { JsonAnswer, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { describe, expect, it } from 'vitest';
import dataServer from '../../../tests/vectors/services/data-server.json' with { type: 'json' };
import recorded from '../../../tests/vectors/services/market.json' with { type: 'json' };
import { createMetrics } from '../metrics.ts';
import { createTickerReads } from './market.ts';
import { reportOf } from './parsedAnswers.ts';
import { createUpstream } from './upstream.ts';

const { ticker: published } = recorded.answer;

/** The market server with an answer for each of its paths; records its requests. */
function setup(answers: { tickers: unknown; assets?: unknown; isTableDown?: boolean }) {
  const asked: string[] = [];
  const warned: object[] = [];
  const time = { now: 1_000_000 };
  const clock = { now: () => time.now };
  const log = { info: () => undefined, warn: (facts: object) => void warned.push(facts) };
  const state = { ...answers };
  const fetchJson = async ({ path }: JsonRequest): Promise<JsonAnswer> => {
    asked.push(path);
    if (path === '/v2/tickers') return { status: 200, body: state.tickers };
    return state.isTableDown === true ? { status: 503, body: null } : { status: 200, body: state.assets };
  };
  const market = createUpstream({
    name: 'market',
    fetchJson,
    clock,
    log: log as never,
    metrics: createMetrics(),
  });
  return { read: createTickerReads({ market, clock, log: log as never }), asked, warned, time, state };
}

const { url, ...bareSth } = published.BTS_STH;
const table = {
  assets: {
    STH: { name: 'SmartHoldem', id: '4099', prefix: 'XBTSX.', active: true },
    BTC: { name: 'Bitcoin', id: '3926', prefix: 'XBTSX.', active: true },
    BTS: { name: 'BitShares', id: '0', prefix: '', active: true },
  },
};

describe("the market server's published answer", () => {
  it('means, row by row, the noted values', async () => {
    const { read, asked } = setup({ tickers: recorded.answer });
    const { pairs, taken, dropped } = await read();
    const means = Object.entries(pairs).map(([pair, { last, change, isClosed }]) => {
      const [one, within] = pair.split('_');
      return { pair, one, costs: last, in: within, change_percent: change, closed: isClosed === true };
    });
    expect(means).toEqual(recorded.means);
    expect([taken, dropped]).toEqual([4, 0]);
    expect(pairs['XBTSX.STH_BTS']).toEqual({
      last: '0.18800000',
      buy: '0.18800000',
      sell: '0.20408163',
      change: '1.34',
    });
    // Every name is in an address, so the table is not needed.
    expect(asked).toEqual(['/v2/tickers']);
  });

  it('means the same as the bare map that the operator’s data server passes on', async () => {
    const answer = dataServer.answers.find(({ path }) => path === '/api/tickers')?.answer;
    const alone = await setup({ tickers: answer }).read();
    expect(alone).toEqual(await setup({ tickers: recorded.answer }).read());
  });

  it('never takes a bare name for an asset of the chain, and never inverts a price', async () => {
    expect(recorded.never).toEqual([
      "BTC of this map is not the chain's own asset BTC",
      'BTS_STH is not the price of BTS in STH',
    ]);
    const symbols = Object.keys((await setup({ tickers: recorded.answer }).read()).pairs).join(' ');
    expect(symbols).toBe('XBTSX.STH_BTS XBTSX.USDT_BTS XBTSX.BTC_XBTSX.USDT XBTSX.USDC_XBTSX.USDT');
  });
});

describe('a name without an address', () => {
  const tickers = { BTS_STH: bareSth, BTS_GONE: { ...published.BTS_STH, quote_symbol: 'GONE' } };

  it("follows the operator's table, in the same direction; a name missing there is left out and counted", async () => {
    const { read, warned } = setup({ tickers, assets: table });
    const named = await read();
    expect(named.pairs).toMatchObject({ 'XBTSX.STH_BTS': { last: '0.18800000' } });
    expect(Object.keys(named.pairs)).toEqual(['XBTSX.STH_BTS']);
    expect(reportOf(named)).toEqual({
      form: 'BASE_QUOTE with bare names',
      taken: 1,
      dropped: 1,
      reasons: ['no name in the table of assets'],
    });
    await read();
    // Logged once, until the number of omitted markets changes.
    expect(warned).toEqual([{ service: 'market', leftOut: 1, reasons: ['no name in the table of assets'] }]);
  });

  it.each([{}, { BTS: { name: 'BitShares' } }, { BTS: { prefix: null } }])(
    'is the core asset if it is BTS, even by a table without a prefix for it: %j',
    async (core) => {
      const { STH } = table.assets;
      const { read } = setup({ tickers: { BTS_STH: bareSth }, assets: { assets: { STH, ...core } } });
      expect(Object.keys((await read()).pairs)).toEqual(['XBTSX.STH_BTS']);
    },
  );

  it('makes the table be read once in an hour', async () => {
    const { read, asked, time } = setup({ tickers, assets: table.assets });
    await read();
    await read();
    time.now += 3_600_001;
    await read();
    expect(asked.filter((path) => path === '/v2/assets')).toHaveLength(2);
  });

  it('is left out while the table does not answer; names with an address stay', async () => {
    const { read, state, warned } = setup({
      tickers: { ...published, BTS_LTC: { ...bareSth, quote_symbol: 'LTC' } },
      isTableDown: true,
    });
    expect(await read()).toMatchObject({ taken: 4, dropped: 1 });
    expect(warned[0]).toEqual({ service: 'market', code: 'service.refused' });
    state.isTableDown = false;
    state.assets = { assets: { ...table.assets, LTC: { prefix: 'XBTSX.' } } };
    const { pairs, taken } = await read();
    expect([taken, pairs['XBTSX.LTC_BTS']?.last]).toEqual([5, '0.18800000']);
  });

  it('unresolved in all markets is a failure, and never an exchange without markets', async () => {
    const { read } = setup({ tickers: { BTS_STH: bareSth }, isTableDown: true });
    await expect(read()).rejects.toMatchObject({
      code: 'service.bad_answer',
      facts: { detail: 'no name of 1 markets is known' },
    });
  });
});

it('the earlier guessed form is still read, under its own name', async () => {
  const figures = { last: '0.95', buy: '0.94', sell: '0.96', percent_change: '2' };
  const { read, asked } = setup({ tickers: { 'XBTSX.STH_BTS': figures } });
  expect(await read()).toEqual({
    pairs: { 'XBTSX.STH_BTS': { last: '0.95', buy: '0.94', sell: '0.96', change: '2' } },
    taken: 1,
    dropped: 0,
    form: 'full names',
  });
  expect(asked).toEqual(['/v2/tickers']);
});

it.each([[null], [[]], [{}], [''], [undefined], [{ ticker: {} }]])(
  '%j is an error with a code',
  async (tickers) => {
    await expect(setup({ tickers }).read()).rejects.toMatchObject({ code: 'service.bad_answer' });
  },
);
