// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../../platform/chain/chain.ts';
import { answerPrices } from '../../../../platform/server/answerPrices.fixture.ts';
import { stubServer } from '../../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { defaultSettings, useSettings } from '../../../settings/model/settings.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { PairAssets } from './PairAssets.tsx';

vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;

const usd: Record<string, number> = { 'bts-bitshares': 0.004, 'sth-smartholdem': 0.002 };
stubServer(
  http.get('*/api/v1/tickers', () => HttpResponse.json({ pairs: {} })),
  answerPrices((slug) => {
    const price = usd[slug];
    return price === undefined ? undefined : { quotes: { USD: { price, percent_change_24h: 10 } } };
  }),
);

beforeEach(() => {
  chain.world.accounts = { '1.2.0': 'committee-account', '1.2.18': 'xbtsx-issuer' };
  chain.world.assets = { '1.3.0': ['BTS', 5], '1.3.4099': ['XBTSX.STH', 8] };
  useSettings.setState(defaultSettings);
  window.dispatchEvent(new Event('pointerdown'));
});
afterEach(cleanup);

it('both assets of a pool are shown with issuer and price and link to their pages, next to the link to a new pool', async () => {
  const [assetA, staked] = await getAssets(chain, ['1.3.0', '1.3.4099']);
  const assetB = { ...staked, issuer: '1.2.18' };
  renderScreen(<PairAssets known={{ assetA, assetB } as PoolInFull} />);
  const section = within(await screen.findByRole('region', { name: 'Pair assets' }));
  expect(await section.findByText('≈ $0.004000')).toBeTruthy();
  expect(await section.findByText('≈ $0.002000')).toBeTruthy();
  expect(await section.findByText('Issuer: xbtsx-issuer')).toBeTruthy();
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/asset/BTS',
    '/asset/XBTSX.STH',
    '/pools/create',
  ]);
});
