// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../screen.fixture.tsx';
import { type FeeCandidate, feeOption } from '../model/chooseFeeAsset.ts';
import type { FeeAsset } from '../model/feeAsset.ts';
import { FeeRow } from './FeeRow.tsx';

const user = userEvent.setup();
const candidate = (assetId: string, symbol: string, change: Partial<FeeCandidate> = {}): FeeCandidate => ({
  assetId,
  symbol,
  precision: 2,
  balance: 10_000n,
  flows: [],
  coreExchangeRate: {
    base: { amount: 1n, asset_id: assetId },
    quote: { amount: 1n, asset_id: '1.3.0' },
  },
  feePool: 1_000_000n,
  isForbidden: false,
  isPoolShare: false,
  isScam: false,
  ...change,
});
const fee: FeeAsset = {
  feeAssetId: '1.3.0',
  symbol: 'BTS',
  precision: 2,
  fee: 400n,
  coreFee: 400n,
  isStandIn: false,
  coreSymbol: 'BTS',
  problem: null,
  options: [
    candidate('1.3.7', 'POOLSHARE', { isPoolShare: true }),
    candidate('1.3.5', 'USDT'),
    candidate('1.3.6', 'DRAINED', { feePool: 399n }),
    candidate('1.3.0', 'BTS', { feePool: null }),
  ].map((each) => feeOption(each, [400n])),
  isReadingPools: false,
};

/** The row with its sheet open. */
async function open(change: Partial<FeeAsset> = {}, chosenId: string | null = null) {
  const onChoose = vi.fn();
  const onOpen = vi.fn();
  renderScreen(
    <FeeRow fee={{ ...fee, ...change }} chosenId={chosenId} onChoose={onChoose} onOpen={onOpen} />,
  );
  await user.click(await screen.findByRole('button', { name: /^Choose fee asset/u }));
  const sheet = within(await screen.findByRole('dialog'));
  return { sheet, onChoose, onOpen };
}

afterEach(cleanup);

describe('the fee row', () => {
  it('offers possible assets, and neither a share of a pool nor an asset with too small a fee pool', async () => {
    const { sheet, onOpen } = await open();
    expect(onOpen).toHaveBeenCalled();
    const names = sheet.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.some((name) => name?.startsWith('BTS'))).toBe(true);
    expect(names.some((name) => name?.includes('USDT'))).toBe(true);
    expect(names.some((name) => /POOLSHARE|DRAINED/u.test(name ?? ''))).toBe(false);
  });

  it('accepts an asset, or leaves the choice to the app', async () => {
    const { sheet, onChoose } = await open({}, '1.3.5');
    await user.click(sheet.getByText('Choose automatically'));
    expect(onChoose).toHaveBeenCalledWith(null);
    cleanup();
    const again = await open();
    await user.click(again.sheet.getByText('USDT'));
    expect(again.onChoose).toHaveBeenCalledWith('1.3.5');
  });

  it('reports when nothing can pay, once the fee pools are read', async () => {
    const none = await open({ options: [], isReadingPools: true });
    expect(none.sheet.queryByText(/can pay this fee$/u)).toBeNull();
    cleanup();
    const read = await open({ options: [] });
    expect(read.sheet.getByText('None of your assets with this symbol can pay this fee')).toBeTruthy();
  });

  it('names the fault, or the replacement asset', async () => {
    renderScreen(
      <FeeRow
        fee={{ ...fee, problem: new AppError('chain.fee_pool_empty') }}
        chosenId="1.3.6"
        onChoose={vi.fn()}
        onOpen={vi.fn()}
      />,
    );
    expect(await screen.findByRole('alert')).toBeTruthy();
    cleanup();
    const standIn = { ...fee, isStandIn: true, symbol: 'USDT' };
    renderScreen(<FeeRow fee={standIn} chosenId={null} onChoose={vi.fn()} onOpen={vi.fn()} />);
    expect(
      await screen.findByText('Not enough BTS for the fee. The fee is paid in USDT instead.'),
    ).toBeTruthy();
    cleanup();
    const options = fee.options.map((each) => (each.symbol === 'BTS' ? { ...each, balance: 0n } : each));
    renderScreen(
      <FeeRow fee={{ ...standIn, options }} chosenId={null} onChoose={vi.fn()} onOpen={vi.fn()} />,
    );
    expect(
      await screen.findByText('No BTS balance for pay fees. The fee is paid in USDT instead.'),
    ).toBeTruthy();
  });
});
