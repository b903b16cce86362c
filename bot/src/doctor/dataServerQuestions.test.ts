import type { JsonAnswer, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { expect, test } from 'vitest';
import { recorded } from '../chain/data/dataServer/recordedDataServer.fixture.ts';
import { reportOf } from '../upstreams/parsedAnswers.ts';
import { dataServerQuestions } from './dataServerQuestions.ts';

const [bts] = recorded('/api/assets', { assets: ['BTS', 'XBTSX.STH', '1.3.0', 'NOSUCH'] }) as unknown[];
const answers: Readonly<Record<string, unknown>> = {
  '/api/chain': recorded('/api/chain'),
  '/api/objects': [recorded('/api/global-properties'), recorded('/api/dynamic-properties')],
  '/api/assets': [bts],
  '/api/accounts': [],
  '/api/holders/BTS/0/1': (recorded('/api/holders/BTS/0/25') as unknown[]).slice(0, 1),
  '/api/lp-list/1.19.0': recorded('/api/lp-list/1.19.0'),
  '/api/lp-history': (recorded('/api/lp-history', { id: '1.19.0' }) as unknown[]).slice(0, 1),
  '/api/tickers': recorded('/api/tickers'),
};

/** Asks a server with these answers every question: the form with its rows, or the reason why it is no answer. */
const askAll = (answer: (request: JsonRequest) => JsonAnswer) =>
  Promise.all(
    dataServerQuestions.map(async ({ ask }) => {
      try {
        const { form, taken, dropped } = reportOf(await ask(async (request) => answer(request)));
        return `${form} ${taken} ${dropped}`;
      } catch (error) {
        return String(Object(error).code);
      }
    }),
  );

test('checks each used path, and reports its form and rows', async () => {
  const told = await askAll(({ path }) => ({ status: 200, body: answers[path] }));
  expect(told.slice(0, 7)).toEqual([
    'get_chain_properties 0 0',
    'get_objects 2 0',
    'get_assets 1 0',
    'get_full_accounts 0 0',
    'get_asset_holders 1 0',
    'list_liquidity_pools 3 0',
    'get_liquidity_pool_history 1 0',
  ]);
  expect(told[7]).toMatch(/^market server/u);
});

test('null with 200 is never a valid answer; an empty list may be one', async () => {
  const silent = await askAll(() => ({ status: 200, body: null }));
  expect(new Set(silent)).toEqual(new Set(['service.bad_answer']));
  const young = await askAll(() => ({ status: 200, body: [] }));
  expect(young[6]).toBe('empty list 0 0');
});
