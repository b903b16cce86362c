// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../../platform/chain/chain.ts';
import { answerPrices } from '../../../../platform/server/answerPrices.fixture.ts';
import { stubServer } from '../../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { historyRow } from '../../../account/model/historyRow.fixture.ts';
import { knownPool } from '../../../pools/screens/pool/knownPool.fixture.ts';
import { defaultSettings, useSettings } from '../../../settings/model/settings.ts';
import { AssetActions } from './AssetActions.tsx';
import { AssetHead } from './AssetHead.tsx';
import { lastWith } from './AssetHistory.tsx';
import { BalanceCard } from './BalanceCard.tsx';

vi.mock('../../../../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));
vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;
const btc = { ...knownPool.assetB, id: '1.3.20', symbol: 'XBTSX.BTC', precision: 8 };
const priced = { quotes: { USD: { price: 90_095.4, percent_change_24h: 4 } } };

stubServer(
  http.get('*/api/v1/price-days/*', () => HttpResponse.json({ rows: [] })),
  http.get('*/api/v1/tickers', () => HttpResponse.json({ pairs: {} })),
  answerPrices((slug) => (slug === 'btc-bitcoin' ? priced : undefined)),
);

beforeEach(() => {
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7' },
    assets: { '1.3.0': ['BTS', 5], '1.3.20': ['XBTSX.BTC', 8] },
    balances: { '1.3.20': 38_490_581 },
    orders: [{ id: '1.7.1', amount: 1_000_000, asset_id: '1.3.20' }],
    history: [],
  };
  useSettings.setState(defaultSettings);
});
afterEach(cleanup);

it('the price has its decimals apart, and the day’s move is the one of every list', async () => {
  renderScreen(<AssetHead asset={btc} />);
  const decimals = await screen.findByText('.40');
  expect(decimals.parentElement?.textContent).toMatch(/^\$90.095\.40$/u);
  screen.getByRole('button', { name: '1D' }).click();
  const move = (await screen.findByText(/in 1 day$/u)).closest('p');
  expect(move?.textContent).toMatch(/4\.00%\+\$3.465\.21 in 1 day$/u);
});

it('the balance is all that the account owns, with what of it is in orders', async () => {
  renderScreen(<BalanceCard asset={btc} account="alice-trader7" />);
  const card = (await screen.findByText('Balance')).closest('div') as HTMLElement;
  expect(within(card).getByText(/0\.39490581.BTC/u)).toBeTruthy();
  expect(await within(card).findByText(/35.579\.20$/u)).toBeTruthy();
  expect(within(card).getByText('0.01 in orders')).toBeTruthy();
});

it('hidden balances are hidden here, too', async () => {
  useSettings.setState({ hidesBalances: true });
  renderScreen(<BalanceCard asset={btc} account="alice-trader7" />);
  const card = (await screen.findByText('Balance')).closest('div') as HTMLElement;
  await waitFor(() => expect(within(card).getAllByText('****')).toHaveLength(2));
  expect(card.textContent).not.toMatch(/\d/u);
});

it('an asset is sent, received, swapped and traded', () => {
  renderScreen(<AssetActions asset={btc} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Send', '/send?asset=XBTSX.BTC'],
    ['Receive', '/receive'],
    ['Swap', '/swap?from=XBTSX.BTC'],
    ['Trade', '/market/XBTSX.BTC_BTS'],
  ]);
});

it('the last operations with an asset are those that moved it, three of them at most', () => {
  const sent = (id: number, asset_id: string) =>
    historyRow(id, id, {
      from: '1.2.18',
      to: '1.2.19',
      amount: { amount: 1, asset_id },
      fee: { amount: 1, asset_id: '1.3.0' },
      extensions: [],
    });
  const records = [sent(9, '1.3.0'), ...[8, 7, 6, 5].map((id) => sent(id, '1.3.20'))];
  expect(lastWith('1.3.20', records as never, '1.2.18').map(({ id }) => id)).toEqual([
    '1.11.8',
    '1.11.7',
    '1.11.6',
  ]);
  expect(lastWith('1.3.5', records as never, '1.2.18')).toEqual([]);
});
