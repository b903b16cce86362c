// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import type { Balances } from '../../../account/model/useBalances.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { DepositSheet } from './DepositSheet.tsx';
import { knownPool } from './knownPool.fixture.ts';
import { WithdrawSheet } from './WithdrawSheet.tsx';

vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  return {
    chain: createFakeChain({
      accounts: { '1.2.18': 'alice-trader7' },
      assets: { '1.3.0': ['BTS', 5] },
      balances: {},
      orders: [],
      history: [],
    }),
  };
});

const balances: Balances = {
  accountId: '1.2.20',
  isPending: false,
  balanceOf: () => 1000n,
  mayHold: () => true,
};
const sheet = { account: 'bob-holder2', onClose: () => undefined };

async function openStake(known: PoolInFull, changes: Partial<Balances> = {}): Promise<void> {
  const held = { ...balances, ...changes };
  renderScreen(<DepositSheet {...sheet} known={known} balances={held} />);
  await screen.findByRole('heading', { name: 'Add liquidity' });
}

const withPool = (changes: Partial<PoolInFull['pool']>): PoolInFull => ({
  ...knownPool,
  pool: { ...knownPool.pool, ...changes },
});

afterEach(cleanup);

describe('the stake sheet', () => {
  it('offers the entry with one asset as well as with both', async () => {
    await openStake(knownPool);
    expect(await screen.findByRole('button', { name: 'One asset' })).toBeTruthy();
  });

  it('does not offer it if the pool’s fee takes the whole result of a swap', async () => {
    await openStake(withPool({ takerFeePercent: 10_000 }));
    expect(await screen.findByLabelText('You add BTS')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'One asset' })).toBeNull();
  });

  it('nor if an issuer forbids trading the two for each other', async () => {
    const { options } = knownPool.assetB;
    const banned = { ...knownPool.assetB, options: { ...options, blacklist_markets: ['1.3.0'] } };
    await openStake({ ...knownPool, assetB: banned });
    expect(await screen.findByLabelText('You add BTS')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'One asset' })).toBeNull();
  });

  it('says so instead of the form when the account may not hold one of the assets', async () => {
    await openStake(knownPool, { mayHold: ({ symbol }) => symbol !== 'XBTSX.USDT' });
    expect(
      await screen.findByText(/^The issuer of XBTSX\.USDT doesn’t let this account hold it/u),
    ).toBeTruthy();
    expect(screen.queryByLabelText('You add BTS')).toBeNull();
    cleanup();
    const refused = { ...balances, mayHold: ({ symbol }: { symbol: string }) => symbol !== 'BTSUSDTPOOL' };
    renderScreen(<WithdrawSheet {...sheet} known={knownPool} balances={refused} />);
    expect(
      await screen.findByText(/^The issuer of BTSUSDTPOOL doesn’t let this account hold it/u),
    ).toBeTruthy();
  });
});
