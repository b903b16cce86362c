// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { stubServer } from '../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { MarketSection } from './MarketSection.tsx';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});

const ticker = { last: '0.188', buy: '0.188', sell: '0.2', change: '1.34' };
const pairs = {
  'XBTSX.OLD_XBTSX.STH': { ...ticker, isClosed: true },
  'XBTSX.STH_BTS': ticker,
};
const server = stubServer(http.get('*/api/v1/tickers', () => HttpResponse.json({ pairs })));
afterEach(cleanup);

const show = () => renderScreen(<MarketSection asset={{ symbol: 'XBTSX.STH' } as never} />);
const rows = async () => (await screen.findAllByRole('button')).map(({ textContent }) => textContent);

it('shows the last price and change of an open market, and after it that a closed one is closed', async () => {
  show();
  expect(await rows()).toEqual([
    expect.stringMatching(/STH XBTSX \/ BTS0\.188last price in BTS.*1\.34%$/u),
    expect.stringMatching(/OLD XBTSX \/ STH XBTSX0\.188last price in XBTSX\.STHclosed on the exchange$/u),
  ]);
});

it.each([
  [
    'the bot could not read the market server’s answer',
    502,
    { error: { code: 'service.bad_answer', message: '' } },
  ],
  ['the answer is no model', 200, []],
  ['the answer is empty', 200, null],
])('says so, and never that there is no market, if %s', async (_what, status, body) => {
  server.use(http.get('*/api/v1/tickers', () => HttpResponse.json(body, { status })));
  show();
  const alert = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(alert.textContent).toMatch(/unreadable response/u);
  expect(screen.queryByText(/lists no market/u)).toBeNull();
  expect(await rows()).toEqual(['Try again']);
});
