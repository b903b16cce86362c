// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { Toasts } from '../../../../ui/overlays/ToastHost.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { Receive } from './Receive.tsx';

vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  const assets = { '1.3.0': ['BTS', 5] } as const;
  const accounts = { '1.2.18': 'alice-trader7' };
  return { chain: createFakeChain({ accounts, assets, balances: { '1.3.0': 5 }, orders: [], history: [] }) };
});

beforeEach(() => {
  useAccounts.setState({
    accounts: [{ name: 'alice-trader7', id: '1.2.18', type: 'password', roles: ['active'], canSign: true }],
  });
  renderScreen(
    <>
      <Receive account="alice-trader7" />
      <Toasts />
    </>,
  );
});
afterEach(cleanup);

it('shows the name as the address, also as a code, with its warning, and copies exactly it', async () => {
  const user = userEvent.setup();
  expect(await screen.findByText('alice-trader7')).toBeTruthy();
  expect(screen.getByText('1.2.18')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of the account name alice-trader7' })).toBeTruthy();
  expect(screen.getByText(/Never add extra characters/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy account name' }));
  expect(await navigator.clipboard.readText()).toBe('alice-trader7');
  expect(await screen.findByText('Copied')).toBeTruthy();
});

it('makes a link with a payment request, and none while a part of it is wrong', async () => {
  const user = userEvent.setup();
  const amount = await screen.findByLabelText('Amount (optional)');
  await user.type(amount, '12,5');
  await user.type(screen.getByLabelText('Memo (optional)'), 'for dinner');
  const copy = await screen.findByRole('button', { name: 'Copy payment link' });
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/transfer?to=alice-trader7&amount=12.5&memo=for+dinner`,
  );
  await user.clear(amount);
  await user.type(amount, '0.0000000000001');
  expect(await screen.findByText('Too many decimals. This asset allows up to 12.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy payment link' })).toBeNull();
});
