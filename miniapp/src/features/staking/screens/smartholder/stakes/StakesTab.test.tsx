// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../../../platform/chain/chain.ts';
import { nothingRead } from '../../../../../platform/server/nothingRead.fixture.ts';
import { stubServer } from '../../../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { useAccounts } from '../../../../account/model/accounts.ts';
import { StakesTab } from './StakesTab.tsx';

vi.mock('../../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../../../../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));
const chain = theChain as FakeChain;

let percents: () => Response;
stubServer(
  ...nothingRead,
  http.get('*/staking/api/public/percents', () => percents()),
  http.get('*/scam/:list', () => new HttpResponse(null, { status: 502 })),
);
const holder = (account: string, amount: string, percent: string) => ({
  account,
  amount,
  bonus: '0',
  percent,
});
const listed = (...holders: object[]) =>
  HttpResponse.json({ staked: '1000000', weight: '1000000', count: holders.length, holders });

afterEach(cleanup);
beforeEach(() => {
  percents = () =>
    listed(holder('alice-trader7', '250000', '25.0000'), holder('bob-holder2', '750000', '75'));
  chain.failure = null;
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7' },
    assets: { '1.3.0': ['BTS', 5], '1.3.4099': ['XBTSX.STH', 5] },
    balances: { '1.3.0': '18420311842' },
    orders: [],
    vesting: [
      { id: '1.13.2', amount: '25000000000', asset_id: '1.3.4099' },
      { id: '1.13.3', amount: '77700000', asset_id: '1.3.0' },
    ],
    history: [],
  };
  useAccounts.setState({
    accounts: [{ name: 'alice-trader7', id: '1.2.18', type: 'key', roles: ['active'], canSign: true }],
  });
});

const stake = () => screen.findByRole('button', { name: /250\s000\sSTH/u });

describe('my stakes', () => {
  it('show those of the staking asset with their part of the total, and all details of an opened one', async () => {
    renderScreen(<StakesTab account="alice-trader7" />);
    const row = await stake();
    await within(row).findByText('no bonus · 25.0000% of the total');
    expect(screen.queryByText(/777/u)).toBeNull();
    expect(screen.queryByText('unreliable')).toBeNull();
    await userEvent.click(row);
    const sheet = await screen.findByRole('dialog');
    within(sheet).getByText('Stake 1.13.2');
    within(sheet).getByText('1 month');
    within(sheet).getByRole('button', { name: /^Claim 250\s000\sSTH$/u });
    const facts = within(sheet)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll(/\s/gu, ' ')]);
    expect(Object.fromEntries(facts)).toMatchObject({
      Amount: expect.stringMatching(/^250 000 STH/u),
      Term: '1 month',
      Bonus: 'no bonus',
      'Days left': '0.00',
      Status: 'matured',
      'My percentage': '25.0000%',
      'Available to claim': expect.stringMatching(/^250 000 STH/u),
    });
  });

  it('stay while the service is down, with a notice about the consequences', async () => {
    percents = () => new HttpResponse(null, { status: 503 });
    renderScreen(<StakesTab account="alice-trader7" />);
    await stake();
    await screen.findByText(/^The staking service isn’t responding\. .* you can stake and claim/u);
  });

  it('stay if the service uses an unknown form, with a notice about the working parts', async () => {
    const code = 'service.bad_answer';
    percents = () => HttpResponse.json({ error: { code, message: 'unknown form' } }, { status: 502 });
    renderScreen(<StakesTab account="alice-trader7" />);
    await stake();
    await screen.findByText(
      /^This app can’t read the staking service’s new data format\. .* you can stake and claim/u,
    );
  });

  it('have no share if the service reports neither a percent nor a weight', async () => {
    percents = () => HttpResponse.json({ staked: '1000000', weight: null, count: 2, holders: [] });
    renderScreen(<StakesTab account="alice-trader7" />);
    await stake();
    await screen.findByText(/nor the total weight to calculate it from/u);
  });

  it.each([
    [
      'its percents are over 100 together',
      [holder('alice-trader7', '250000', '70'), holder('bob-holder2', '750000', '62.5')],
      /percentages add up to 132\.5%/u,
    ],
    [
      'it counts below zero',
      [holder('alice-trader7', '-250000', '25'), holder('bob-holder2', '750000', '75')],
      /data on this account can’t be right/u,
    ],
    [
      'it counts another amount',
      [holder('alice-trader7', '1', '25'), holder('bob-holder2', '750000', '75')],
      /counts 1\sSTH for you, the chain 250\s000\sSTH/u,
    ],
    [
      'it does not name the account, and the share is worked out from the chain',
      [holder('bob-holder2', '750000', '75')],
      /^The staking service states no percentage for this account\. Your share is calculated here: .* weight of 1\s000\s000\./u,
    ],
  ])('stay if the service is wrong: %s', async (_what, holders, said) => {
    percents = () => listed(...holders);
    renderScreen(<StakesTab account="alice-trader7" />);
    await stake();
    await screen.findByText(said);
  });

  it('report when there are none', async () => {
    chain.world = { ...chain.world, vesting: [] };
    percents = () => listed(holder('bob-holder2', '750000', '100'));
    renderScreen(<StakesTab account="alice-trader7" />);
    await screen.findByText('You have no stakes yet');
    screen.getByText('12 months');
    screen.getByRole('link', { name: /Bot notifications/u });
  });

  it('report when they can’t be read, and are reread on request', async () => {
    chain.failure = new AppError('node.unreachable');
    const queries = renderScreen(<StakesTab account="alice-trader7" />);
    await screen.findByRole('alert');
    // A later failure would need a further request.
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    chain.failure = null;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    await stake();
  });
});
