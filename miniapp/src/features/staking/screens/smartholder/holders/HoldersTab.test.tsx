// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../../../../../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { HoldersTab } from './HoldersTab.tsx';

vi.mock('../../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../../platform/chain/chain.fixture.ts');
  const assets = { '1.3.0': ['BTS', 5], '1.3.4099': ['XBTSX.STH', 8] } as const;
  return { chain: createFakeChain({ accounts: {}, assets, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../../../../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));

let percents: () => Response;
stubServer(http.get('*/staking/api/public/percents', () => percents()));
afterEach(cleanup);

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll(/\s+/gu, ' '));

describe('the holders', () => {
  it('with unreadable rows are counted and not shown as none; the totals stay', async () => {
    percents = () =>
      HttpResponse.json({ staked: '2370000', weight: '3820000', count: 41, holders: [], unread: 41 });
    renderScreen(<HoldersTab account={null} />);
    await screen.findByText('This app can’t read the staking service’s list of holders');
    screen.getByText('Unreadable rows: 41.');
    expect(screen.queryByText('The service lists no holders')).toBeNull();
    await screen.findByText(/2\s370\s000/u);
    expect(facts()).toEqual([
      'Total staked: 2 370 000 XBTSX.STH',
      'Weight with bonuses: 3 820 000',
      'Holders: 41',
    ]);
  });

  it('have unreadable totals, not zero, if the service does not report them', async () => {
    percents = () => HttpResponse.json({ staked: null, weight: '-5', count: 0, holders: [] });
    renderScreen(<HoldersTab account={null} />);
    await screen.findByText('The service lists no holders');
    await vi.waitFor(() => expect(facts()[0]).toBe('Total staked: unreadable'));
    expect(facts()[1]).toBe('Weight with bonuses: unreadable');
  });

  it.each([
    ['service.bad_answer', 'This app can’t read the staking service’s new data format'],
    ['service.unreachable', 'The staking service isn’t responding'],
  ])('are missing if the service returns %s, with a notice about the working parts', async (code, said) => {
    percents = () => HttpResponse.json({ error: { code, message: 'away' } }, { status: 502 });
    renderScreen(<HoldersTab account={null} />);
    await screen.findByText(said);
    screen.getByText(/you can stake and claim without the service\.$/u);
    screen.getByRole('button', { name: 'Try again' });
  });
});
