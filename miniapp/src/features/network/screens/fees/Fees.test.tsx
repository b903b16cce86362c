// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../../platform/i18n/language.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { Fees } from './Fees.tsx';

vi.mock('../../../../platform/chain/chainParameters.ts', () => ({
  useGlobalProperties: () => ({
    data: {
      parameters: {
        network_percent_of_fee: 2000,
        current_fees: {
          scale: 10_000n,
          parameters: [
            [0, { fee: 86_869n, price_per_kbyte: 48_260n }],
            [5, { basic_fee: 482_609n, premium_fee: 193_043_479n, price_per_kbyte: 4_826n }],
          ],
        },
      },
    },
    error: null,
    dataUpdatedAt: Date.now(),
  }),
}));
vi.mock('../../../assets/model/prices/featuredPrices.ts', () => ({
  useFeaturedPrices: () => ({
    prices: { bts: { quotes: { USD: { price: 0.01 } } } },
    reads: { bts: { dataUpdatedAt: Date.now() } },
    isPending: false,
  }),
}));

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

const partsOf = (title: string) => {
  const row = screen.getByRole('heading', { name: new RegExp(`^${title}`, 'u') }).parentElement;
  const { getAllByRole } = within(row ?? document.body);
  const texts = (role: string) =>
    getAllByRole(role).map((each) => each.textContent?.replaceAll('\u00a0', ' '));
  return { terms: texts('term'), amounts: texts('definition') };
};

describe('the fee schedule', () => {
  it('shows every part of a fee in native coin and in the chosen currency, with less than a cent shown as such', () => {
    renderScreen(<Fees />);
    expect(partsOf('Transfer')).toEqual({
      terms: ['Fee', 'Per kilobyte'],
      amounts: ['0.86869 BTS≈ $0.01', '0.4826 BTS≈ <$0.01'],
    });
    expect(partsOf('Account created').terms).toEqual(['Basic account', 'Premium account', 'Per kilobyte']);
    expect(partsOf('Account created').amounts[1]).toBe('1\u202f930.43479 BTS≈ $19.30');
    expect(partsOf('Order cancelled').amounts).toEqual(['free']);
  });

  it('shows the refund for a lifetime member', () => {
    renderScreen(<Fees />);
    expect(
      screen.getByText(/^Lifetime members get 80% of every fee back .* the network keeps 20%/u),
    ).toBeTruthy();
  });

  it('finds an operation by words of its name, its chain name or its number, and reports when there is none', async () => {
    renderScreen(<Fees />);
    const search = screen.getByLabelText('Search by operation or number');
    const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    await userEvent.type(search, '63');
    expect(titles()).toEqual(['Swapliquidity_pool_exchange · 63']);
    await userEvent.clear(search);
    await userEvent.type(search, 'account_create');
    expect(titles()).toEqual(['Account createdaccount_create · 5']);
    await userEvent.clear(search);
    await userEvent.type(search, 'no such thing');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(titles().length).toBeGreaterThan(10);
  });
});
