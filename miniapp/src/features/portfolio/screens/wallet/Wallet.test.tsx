// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../../platform/chain/chain.ts';
import { answerPrices } from '../../../../platform/server/answerPrices.fixture.ts';
import { nothingRead } from '../../../../platform/server/nothingRead.fixture.ts';
import { stubServer } from '../../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { type SavedAccount, useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { defaultSettings, useSettings } from '../../../settings/model/settings.ts';
import { Wallet } from './Wallet.tsx';

vi.mock('../../../../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));

vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;

const quotes = (price: number, change: number) => ({ USD: { price, percent_change_24h: change } });
const pricesOf: Record<string, unknown> = {
  'bts-bitshares': { quotes: quotes(0.006, 25) },
  'sth-smartholdem': { quotes: quotes(0.004, -50) },
};
const server = stubServer(
  ...nothingRead,
  http.get('*/api/v1/tickers', () =>
    HttpResponse.json({ pairs: { 'OPEN.ABC_BTS': { last: '500', buy: '499', sell: '501', change: '20' } } }),
  ),
  answerPrices((slug) => pricesOf[slug]),
);

const alice: SavedAccount = {
  name: 'alice-trader7',
  id: '1.2.18',
  type: 'password',
  roles: ['active', 'memo'],
  canSign: true,
};

beforeEach(() => {
  Object.assign(chain, { failure: null, pause: null, calls: [] });
  chain.setState('connected');
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7' },
    assets: { '1.3.0': ['BTS', 5], '1.3.4099': ['XBTSX.STH', 8], '1.3.7': ['RUBLE', 2] },
    balances: { '1.3.0': '18420311842', '1.3.4099': '124000000000000', '1.3.7': 0 },
    orders: [],
    vesting: [],
    history: [],
  };
  for (const key of ['xbts.order', 'xbts.order.head']) localStorage.removeItem(key);
  // As after the login.
  window.dispatchEvent(new Event('pointerdown'));
  useSettings.setState(defaultSettings);
  useAccounts.setState({ accounts: [alice] });
  useSession.setState({ account: 'alice-trader7', isUnlocked: false });
});
afterEach(cleanup);

const open = () => renderScreen(<Wallet />);

const cellOf = async (name: string) => (await screen.findByText(name)).closest('button') as HTMLButtonElement;

describe('the wallet', () => {
  it('shows each asset with its amount, its value and the change in 24 h, and their total', async () => {
    open();
    // The list may appear before the prices.
    await screen.findByText('$6 065');
    const bts = within(await cellOf('BTS'));
    expect(bts.getByText('184 203.11842')).toBeTruthy();
    expect(bts.getByText('≈ $1 105.22')).toBeTruthy();
    expect(bts.getByText('+25.00%')).toBeTruthy();
    const sth = within(await cellOf('STH'));
    expect(sth.getByText('XBTSX')).toBeTruthy();
    expect(sth.getByText('1.24M')).toBeTruthy();
    expect(sth.getByText('−50.00%')).toBeTruthy();
    // 1105.2187 + 4960 now; 884.175 + 9920 a day ago.
    const total = within(screen.getByRole('button', { name: /Total balance/u }));
    expect(total.getByText('$6 065')).toBeTruthy();
    expect(total.getByText('.22')).toBeTruthy();
    expect(total.getByText('−43.86%')).toBeTruthy();
  });

  it('shows an asset without a price as such, and never as worth zero', async () => {
    chain.world.balances['1.3.7'] = 500;
    open();
    const rubles = within(await cellOf('RUBLE'));
    expect(await rubles.findByText('no price')).toBeTruthy();
    expect(rubles.queryByText(/\$/u)).toBeNull();
    expect(await screen.findByText('Total excludes 1 asset without a price.')).toBeTruthy();
  });

  it('finds the price of any asset by a market, and shows its path with one tap', async () => {
    chain.world.assets['1.3.20'] = ['OPEN.ABC', 4];
    chain.world.balances['1.3.20'] = 20_000;
    open();
    const abc = within(await cellOf('ABC'));
    expect(await abc.findByText('≈ $6.00')).toBeTruthy();
    expect(abc.getByText('+50.00%')).toBeTruthy();
    await userEvent.click(await cellOf('ABC'));
    expect(
      await screen.findByText('OPEN.ABC → BTS via market OPEN.ABC / BTS → USD from the price service'),
    ).toBeTruthy();
  });

  it('counts staked amounts in the total, and separately', async () => {
    chain.world.vesting = [{ id: '1.13.5', amount: '100000000', asset_id: '1.3.4099' }];
    open();
    const sth = await cellOf('STH');
    expect(sth.textContent).toContain('Staked 1.00000000');
    expect(sth.textContent).toContain('Total 1.24M');
    await userEvent.click(sth);
    const sheet = within(await screen.findByRole('dialog', { name: 'STH XBTSX' }));
    expect(await sheet.findByText('1 240 001.00000000 STH')).toBeTruthy();
  });

  it('groups and orders the assets on request', async () => {
    chain.world.balances['1.3.7'] = 500;
    open();
    await cellOf('BTS');
    await userEvent.click(screen.getByRole('button', { name: 'Search assets' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fiat' }));
    expect(screen.queryByText('BTS')).toBeNull();
    expect(screen.getByText('RUBLE')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sort: By value' }));
    await userEvent.click(screen.getByRole('button', { name: 'By name' }));
    const names = screen
      .getAllByText(/^(?:BTS|RUBLE|STH)$/u)
      .map(({ textContent }) => textContent?.split(' ')[0]);
    expect(names).toEqual(['BTS', 'RUBLE', 'STH']);
  });

  it('draws only the visible part of a long list', async () => {
    for (let number = 100; number < 400; number += 1) {
      chain.world.assets[`1.3.${number}`] = [`TOKEN${number}`, 2];
      chain.world.balances[`1.3.${number}`] = number;
    }
    open();
    const list = await screen.findByRole('list', { name: 'Assets' });
    // Rows have no height in jsdom, so more rows than fit the view are rendered.
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(200);
    expect(within(list).getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('303');
  });

  it('shows balances even if no price can be read', async () => {
    server.use(http.get('*/api/v1/prices', () => HttpResponse.error()));
    open();
    expect(within(await cellOf('BTS')).getByText('184 203.11842')).toBeTruthy();
    expect(await screen.findByText('—')).toBeTruthy();
  });

  it('separates amounts in open orders from spendable ones', async () => {
    chain.world.orders = [{ id: '1.7.3', amount: 100_000, asset_id: '1.3.0' }];
    open();
    const bts = await cellOf('BTS');
    expect(bts.textContent).toContain('184\u202f203.11842');
    expect(bts.textContent).toContain('In orders 1.00000');
    expect(bts.textContent).toContain('Total 184\u202f204.11842');
  });

  it('shows a change on the chain automatically', async () => {
    open();
    await screen.findByText('184 203.11842');
    chain.world.balances['1.3.0'] = '18420411842';
    act(() => chain.change());
    expect(await screen.findByText('184 204.11842')).toBeTruthy();
  });

  it('shows grey shapes while the first answer is on its way', async () => {
    let answer: () => void = () => undefined;
    chain.pause = new Promise<void>((resolve) => {
      answer = resolve;
    });
    open();
    expect(screen.getByRole('status', { name: /Loading/u })).toBeTruthy();
    expect(screen.queryByText('BTS')).toBeNull();
    answer();
    expect(await cellOf('BTS')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/u })).toBeNull());
  });

  it('starts with the first page of the last visit, marked with its age, and continues with fresh data', async () => {
    chain.world.assets['1.3.20'] = ['OPEN.ABC', 4];
    chain.world.balances['1.3.20'] = 20_000;
    open();
    const total = () => screen.getByRole('button', { name: /Total balance/u }).textContent;
    expect(await within(await cellOf('ABC')).findByText('≈ $6.00')).toBeTruthy();
    await waitFor(() => expect(total()).toMatch(/6\s071/u));
    await waitFor(() => expect(localStorage.getItem('xbts.order.head')).toContain('OPEN.ABC'));
    cleanup();
    let answer: () => void = () => undefined;
    chain.pause = new Promise<void>((resolve) => {
      answer = resolve;
    });
    chain.world.balances['1.3.20'] = 40_000;
    open();
    expect(total()).toMatch(/as of .*\d\d:\d\d≈\$6 071\.22/u);
    expect((await cellOf('ABC')).textContent).toContain('≈\u00a0$6.00');
    answer();
    await waitFor(() => expect(total()).toMatch(/Total balance≈\$6 077\.22/u));
    expect((await cellOf('ABC')).textContent).toContain('≈\u00a0$12.00');
  });

  it('never starts with a page of another account or currency', async () => {
    open();
    await cellOf('BTS');
    await waitFor(() => expect(localStorage.getItem('xbts.order.head')).toContain('BTS'));
    cleanup();
    chain.pause = new Promise(() => undefined);
    useSettings.setState({ currency: 'rub' });
    open();
    expect(screen.queryByText('BTS')).toBeNull();
    cleanup();
    useSettings.setState({ currency: 'usd' });
    useSession.setState({ account: 'bob-holder2' });
    open();
    expect(screen.queryByText('BTS')).toBeNull();
    cleanup();
    useSession.setState({ account: 'alice-trader7' });
    open();
    expect(screen.getByText('BTS')).toBeTruthy();
  });

  it('shows the beginning of a list that the node cuts off, and no total before the whole is there', async () => {
    for (let number = 100; number < 130; number += 1) {
      chain.world.assets[`1.3.${number}`] = [`TOKEN${number}`, 2];
      chain.world.balances[`1.3.${number}`] = number;
    }
    // The node cuts its list before the coin with the price.
    chain.world.balances = Object.fromEntries(Object.entries(chain.world.balances).reverse());
    chain.world.cutAfter = 20;
    const call = chain.call;
    let answer: () => void = () => undefined;
    const whole = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow: typeof chain.call = async (api, method, params, options) => {
      if (method === 'get_account_balances') await whole;
      return call(api, method, params, options);
    };
    chain.call = slow;
    open();
    expect(await screen.findByText('TOKEN129')).toBeTruthy();
    expect(screen.queryByText('BTS')).toBeNull();
    expect(screen.getByRole('button', { name: /Total balance/u }).textContent).not.toMatch(/\d/u);
    expect(screen.getByRole('status', { name: /Loading/u })).toBeTruthy();
    expect(screen.queryByText('TOKEN100')).toBeNull();
    answer();
    expect(await screen.findByText('TOKEN100')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Total balance/u }).textContent).toContain('6 065'),
    );
    chain.call = call;
  });

  describe('for a new account', () => {
    const account = 'alice-trader7';
    const saved = { id: '1.2.18', name: account, roles: [], canSign: true };
    const steps = async () => {
      const start = await screen.findByRole('region', { name: 'Get started' });
      const list = start.parentElement?.querySelectorAll('section a') ?? [];
      return [...list].map((link) => link.getAttribute('href'));
    };
    beforeEach(() => {
      chain.world.balances = { '1.3.0': 0 };
    });
    afterEach(() => useAccounts.setState({ accounts: [] }));

    it('the owner finds how to fill it, how fees are paid, and where to back up the keys', async () => {
      useAccounts.setState({ accounts: [{ ...saved, type: 'password' }] });
      open();
      expect(await steps()).toEqual(['/wallet/deposit', '/receive', '/fees', '/settings/security']);
      expect(screen.getByText('Fees without BTS')).toBeTruthy();
      expect(screen.getByText(`By your account name, ${account}. Takes seconds.`)).toBeTruthy();
      expect(await screen.findByText('$0.00')).toBeTruthy();
    });

    it('a watcher sees the ways in, and nothing that needs keys', async () => {
      useAccounts.setState({ accounts: [{ ...saved, type: 'view', canSign: false }] });
      open();
      expect(await steps()).toEqual(['/wallet/deposit', '/receive']);
    });
  });

  it('reports an error, and retries on request', async () => {
    chain.failure = new AppError('node.unreachable', { method: 'get_full_accounts' });
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    chain.failure = null;
    await userEvent.click(retry);
    expect(await cellOf('BTS')).toBeTruthy();
  });

  it('reports unreadable assets behind the balances, instead of showing nothing', async () => {
    const call = chain.call;
    let isRefused = true;
    const refusing: typeof chain.call = async (api, method, params, options) => {
      if (isRefused && method === 'get_assets') throw new AppError('node.unreachable', { method });
      return call(api, method, params, options);
    };
    chain.call = refusing;
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Get started')).toBeNull();
    isRefused = false;
    await userEvent.click(retry);
    expect(await cellOf('BTS')).toBeTruthy();
    chain.call = call;
  });

  it('marks its figures with their age while no node is connected', async () => {
    open();
    await cellOf('BTS');
    expect(screen.queryByText(/as of/u)).toBeNull();
    act(() => chain.setState('offline'));
    expect(screen.getByText(/as of .*\d\d:\d\d/u)).toBeTruthy();
    act(() => chain.setState('connected'));
    await waitFor(() => expect(screen.queryByText(/as of/u)).toBeNull());
  });

  it('offers no payment from a watched account', async () => {
    useAccounts.setState({ accounts: [{ ...alice, type: 'view', roles: [], canSign: false }] });
    open();
    await userEvent.click(await cellOf('BTS'));
    expect(await screen.findByText('view only')).toBeTruthy();
    expect(screen.queryByText('Send')).toBeNull();
  });

  it('hides every figure with one tap on the total, and shows them with the next', async () => {
    open();
    await cellOf('BTS');
    const total = screen.getByRole('button', { name: /Total balance/u });
    await userEvent.click(total);
    expect(document.body.textContent).not.toMatch(/\d{3}/u);
    await userEvent.click(total);
    expect(screen.getByText('184 203.11842')).toBeTruthy();
  });

  it('leaves out zero balances on request', async () => {
    open();
    await cellOf('RUBLE');
    await userEvent.click(screen.getByRole('button', { name: 'Hide zero' }));
    expect(screen.queryByText('RUBLE')).toBeNull();
    expect(screen.getByText('BTS')).toBeTruthy();
  });

  it('leaves out an asset hidden on its sheet, and restores it from the list of hidden ones', async () => {
    open();
    await userEvent.click(await cellOf('STH'));
    const sheet = within(await screen.findByRole('dialog', { name: 'STH XBTSX' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Hide in wallet' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('STH')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hidden assets: 1' }));
    const hidden = within(await screen.findByRole('dialog', { name: 'Hidden assets' }));
    await userEvent.click(hidden.getByRole('button', { name: 'XBTSX.STH: Show in wallet' }));
    expect(hidden.getByText('No hidden assets')).toBeTruthy();
    expect(useSettings.getState().hiddenAssets).toEqual([]);
  });

  it('finds an asset by a part of its symbol', async () => {
    open();
    await cellOf('BTS');
    await userEvent.click(screen.getByRole('button', { name: 'Search assets' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'sth');
    expect(screen.queryByText('RUBLE')).toBeNull();
    expect(screen.getByText('STH')).toBeTruthy();
    await userEvent.type(await screen.findByRole('searchbox'), 'x');
    expect(await screen.findByText('No assets found')).toBeTruthy();
  });

  it("opens an asset's exact figures, and from there a payment in it", async () => {
    open();
    await userEvent.click(await cellOf('STH'));
    const sheet = within(await screen.findByRole('dialog', { name: 'STH XBTSX' }));
    expect(await sheet.findAllByText('1 240 000.00000000 STH')).toHaveLength(2);
    expect(sheet.getByText('1.3.4099')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
    expect(window.location.pathname + window.location.search).toBe('/send?asset=XBTSX.STH');
  });

  it('watches the account once, however often it is shown, and stops when it is left', async () => {
    open();
    await cellOf('BTS');
    expect(chain.watchers).toBe(1);
    cleanup();
    expect(chain.watchers).toBe(0);
  });
});
