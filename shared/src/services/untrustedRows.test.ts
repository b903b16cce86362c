import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { appConfigSchema } from './config.ts';
import { dataServerPaths } from './contract.ts';
import { gatewayRoutes } from './gatewayForms.ts';
import { newsRoutes } from './news.ts';
import { pricesSchema } from './prices.ts';
import { scamListRoutes } from './scamLists.ts';

describe('untrusted rows', () => {
  it('reads a gateway coin whose numbers are texts and whose fields are missing', () => {
    const { coins } = v.parse(gatewayRoutes.coins.answer, [
      { symbol: 'XBTSX.BTC', backingCoin: 'BTC', minAmount: '0.0005', gateFee: 0.0001, memoSupport: 'false' },
      { symbol: 'XBTSX.TON', backingCoin: 'TON', depositAllowed: 0, confirmations: '12', walletType: 'ton' },
      { name: 'a row without a symbol' },
      'not a row',
    ]);
    expect(coins.dropped).toBe(2);
    expect(coins.rows[0]).toMatchObject({
      minAmount: '0.0005',
      gateFee: '0.0001',
      memoSupport: false,
      depositAllowed: true,
    });
    expect(coins.rows[1]).toMatchObject({
      depositAllowed: false,
      withdrawalAllowed: true,
      confirmations: 12,
    });
  });

  it('leaves out one bad currency of a price and refuses an answer without quotes', () => {
    const usd = { price: 0.0123, percent_change_1h: 0.1, percent_change_24h: -2.5, volume_24h: 91230.5 };
    const prices = v.parse(pricesSchema, { id: 'bts-bitshares', quotes: { USD: usd, RUB: { price: 'x' } } });
    expect(prices.quotes.USD).toEqual(usd);
    expect(prices.quotes.RUB).toBeUndefined();
    expect(v.safeParse(pricesSchema, { error: 'id not found' }).success).toBe(false);
  });

  it('takes reports with web links only', () => {
    const report = { id: 7, title: 'Report', date: '2026-11-01', url: 'https://news.example/7' };
    const reports = v.parse(newsRoutes.reports.answer, [report, { ...report, url: 'javascript:alert(1)' }]);
    expect(reports).toEqual({ rows: [{ ...report, id: '7' }], dropped: 1, reasons: ['wrong url'] });
  });

  it('normalises scam names and drops invalid ones', () => {
    expect(v.parse(scamListRoutes.accounts.answer, [' Bad-Guy1 ', 5, '<b>x</b>'])).toEqual({
      rows: ['bad-guy1'],
      dropped: 2,
      reasons: ['not a row'],
    });
    expect(v.parse(scamListRoutes.assets.answer, ['fakebts'])).toEqual({ rows: ['FAKEBTS'], dropped: 0 });
  });

  it('refuses a config without nodes or with a node that is not a websocket', () => {
    const config = {
      nodes: ['wss://node.xbts.io/ws'],
      chainId: 'auto',
      stakingAsset: '1.3.4099',
      payers: ['sth-payer'],
      launchMode: 'miniapp',
      links: {
        chat: 'https://t.me/xbts',
        explorer: 'https://explorer.example',
        news: 'https://news.example',
        crossChain: 'https://status.example',
        dex: 'https://dex.example',
      },
      version: '0.1.0',
    };
    expect(v.parse(appConfigSchema, config)).toEqual({
      ...config,
      gatewayPrefixes: [],
      gateways: {},
      missingServices: [],
    });
    expect(v.safeParse(appConfigSchema, { ...config, nodes: [] }).success).toBe(false);
    expect(v.safeParse(appConfigSchema, { ...config, nodes: ['https://node.xbts.io'] }).success).toBe(false);
    expect(v.safeParse(appConfigSchema, { ...config, chainId: 'main' }).success).toBe(false);
  });

  it('has each path of the data server once', () => {
    const paths = Object.values(dataServerPaths).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual([
      'GET /config.json',
      'GET /health',
      'GET /live',
      'GET /ready',
      'GET /api/v1/tickers',
      'GET /api/v1/global-properties',
      'POST /api/v1/assets',
      'POST /api/v1/objects',
      'POST /api/v1/lp-history',
      'POST /api/v1/accounts',
      'GET /api/v1/holders/:symbol/:start/:count',
      'GET /api/v1/lps-a/:asset',
      'GET /api/v1/lps-b/:asset',
      'GET /api/v1/lps/:query',
      'GET /api/v1/lp-single/:id',
      'GET /api/v1/get-account/:name',
      'GET /market/price/:slug',
      'GET /api/v1/prices',
      'GET /api/v1/price-days/:slug',
      'GET /api/v1/gateway-board',
    ]);
  });
});
