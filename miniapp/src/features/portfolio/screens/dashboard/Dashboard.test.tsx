// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../../platform/chain/chain.ts';
import { answerPrices } from '../../../../platform/server/answerPrices.fixture.ts';
import { stubServer } from '../../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { defaultSettings, useSettings } from '../../../settings/model/settings.ts';
import { Dashboard } from './Dashboard.tsx';

vi.mock('../../../../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));

vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;

const quotes = (usd: number, rub: number) => ({
  USD: { price: usd, percent_change_1h: -0.5, percent_change_24h: 10, volume_24h: 1_250_000 },
  RUB: { price: rub, percent_change_24h: 10 },
});
const pricesOf: Record<string, unknown> = {
  'bts-bitshares': { quotes: quotes(0.004, 0.32) },
  'sth-smartholdem': { quotes: quotes(0.002, 0.16) },
};
const server = stubServer(
  http.get('*/api/v1/tickers', () => HttpResponse.json({ pairs: {} })),
  answerPrices((slug) => pricesOf[slug]),
);

beforeEach(() => {
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7' },
    assets: { '1.3.0': ['BTS', 5], '1.3.4099': ['XBTSX.STH', 8] },
    // 10,000 BTS are 40 $; 10,000 STH are 20 $, and the same amount is staked.
    balances: { '1.3.0': '1000000000', '1.3.4099': '1000000000000' },
    vesting: [{ id: '1.13.5', amount: '1000000000000', asset_id: '1.3.4099' }],
    orders: [{ id: '1.7.3', amount: 250_000_000, asset_id: '1.3.0' }],
    history: [],
  };
  localStorage.clear();
  // As after the login.
  window.dispatchEvent(new Event('pointerdown'));
  useSettings.setState(defaultSettings);
});
afterEach(cleanup);

const factOf = (label: string) => (screen.getByText(label).closest('div') as HTMLElement).textContent;

describe('the dashboard', () => {
  it('shows the value of the account, its places and its assets', async () => {
    renderScreen(<Dashboard account="alice-trader7" />);
    await screen.findByText('$90');
    expect(factOf('Spendable')).toBe('Spendable≈\u00a0$60.00');
    expect(factOf('In orders')).toBe('In orders≈\u00a0$10.00');
    expect(factOf('In pools')).toBe('In pools≈\u00a0$0.00');
    expect(factOf('Staked')).toBe('Staked≈\u00a0$20.00');
    expect(factOf('Total value')).toBe('Total value≈\u00a0$90.00');
    expect(screen.getByRole('img', { name: 'Allocation chart: BTS 55.56%, XBTSX.STH 44.44%' })).toBeTruthy();
  });

  it('shows the hourly change and the daily volume of each featured coin, if the price service has them', async () => {
    renderScreen(<Dashboard account="alice-trader7" />);
    const prices = (await screen.findByText('Prices')).closest('section') ?? document.body;
    await expect.poll(() => within(prices).getAllByText('24h volume $1.25M')).toHaveLength(2);
    expect(within(prices).getAllByText('1h')[0]?.parentElement?.textContent).toBe('1h −0.50%');
  });

  it('switches the currency with one tap', async () => {
    renderScreen(<Dashboard account="alice-trader7" />);
    await screen.findByText('$90');
    await userEvent.click(screen.getByRole('button', { name: 'RUB' }));
    expect(factOf('Total value')).toBe('Total value≈\u00a0₽7\u202f200.00');
  });

  it('hides every figure of the account when balances are hidden', async () => {
    useSettings.setState({ hidesBalances: true });
    renderScreen(<Dashboard account="alice-trader7" />);
    await screen.findByText('Where your funds are');
    await within(await screen.findByRole('region', { name: 'Top assets' })).findByText('BTS');
    expect(factOf('Total value')).toBe('Total value****');
    expect(screen.queryByText('Value over time')).toBeNull();
  });

  it('shows a visitor the prices and the way to log in', async () => {
    renderScreen(<Dashboard account="" />);
    expect(await screen.findByText('$0.004000')).toBeTruthy();
    expect(await screen.findAllByText('no price')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(window.location.pathname).toBe('/auth-pages/login');
  });

  it.each([[null], [[]], [{ quotes: {} }]])(
    'explains missing prices and the working parts if the price service returns %j',
    async (body) => {
      server.use(answerPrices(() => body));
      renderScreen(<Dashboard account="" />);
      await screen.findByText(/^Prices aren’t available.* trading work without them\.$/u);
      expect(screen.getAllByText('no price')).toHaveLength(5);
    },
  );

  it('offers a visitor an account before the login, and names the inviter', async () => {
    localStorage.setItem('partner_id', 'bob-holder2');
    renderScreen(<Dashboard account="" />);
    expect(await screen.findByText('You were invited by bob-holder2.')).toBeTruthy();
    const [first, second] = await screen.findAllByRole('button');
    expect([first?.textContent, second?.textContent]).toEqual(['Create an account', 'Log in']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove inviter' }));
    expect(localStorage.getItem('partner_id')).toBe('');
  });

  it('reports when there are no pools', async () => {
    renderScreen(<Dashboard account="" />);
    expect(await screen.findByText('No pools with a price yet')).toBeTruthy();
  });
});
