import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Kit } from '../../components/Kit.tsx';
import { Toasts } from '../../components/Toasts.tsx';
import { useAccounts } from '../../stores/accounts.ts';
import { Receive } from './Receive.tsx';

afterEach(cleanup);

it('shows the name as the address, as a code too, with its warning, and copies exactly it', async () => {
  const user = userEvent.setup();
  useAccounts.setState({
    accounts: [{ name: 'alice-trader7', id: '1.2.18', type: 'password', roles: ['active'], canSign: true }],
  });
  render(
    <>
      <Receive account="alice-trader7" />
      <Toasts />
    </>,
    { wrapper: Kit },
  );
  expect(screen.getByText('alice-trader7')).toBeTruthy();
  expect(screen.getByText('1.2.18')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of the account name alice-trader7' })).toBeTruthy();
  expect(screen.getByText(/Never add extra characters/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy the account name' }));
  expect(await navigator.clipboard.readText()).toBe('alice-trader7');
  expect(await screen.findByText('Copied')).toBeTruthy();
});
