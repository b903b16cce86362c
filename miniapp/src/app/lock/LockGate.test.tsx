// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { type SavedAccount, useAccounts } from '../../features/account/model/accounts.ts';
import { closeScreen, useScreenLock } from '../../features/account/model/screenLock.ts';
import { useSession } from '../../features/account/model/session.ts';
import { openReview, useReview } from '../../features/transactions/model/review.ts';
import { usePinForm } from '../../features/vault/model/pinForm.ts';
import { renderScreen } from '../../screen.fixture.tsx';
import { signer } from '../../signer/page/client.ts';
import { LockGate } from './LockGate.tsx';

vi.mock('../../signer/page/client.ts', () => ({
  signer: {
    configure: () => undefined,
    state: () => null,
    subscribe: () => () => undefined,
    onLock: () => () => undefined,
    touch: () => undefined,
    lock: () => undefined,
    unlock: vi.fn(),
    status: vi.fn(async () => ({ hasVault: true, unlocked: null, waitSeconds: 0 })),
    protection: vi.fn(async () => ({ isPinless: false, tokens: [], wipeAfter: 0 })),
  },
}));
vi.mock('../../platform/chain/chain.ts', () => ({ chain: { chainId: async () => 'blockchain' } }));
vi.mock('../../signer/page/sensors.ts', () => ({ availableSensor: async () => null }));

const user = userEvent.setup();
const own = (name: string): SavedAccount => ({
  name,
  id: '1.2.18',
  type: 'password',
  roles: [],
  canSign: true,
});

beforeEach(() => {
  vi.mocked(signer.unlock).mockReset();
  useAccounts.setState({ accounts: [own('alice-trader7'), own('bob-holder2')] });
  useSession.setState({ account: 'alice-trader7', isUnlocked: false });
  usePinForm.setState({ form: 'six' });
  useScreenLock.setState({ isClosed: false });
  navigate('/history?asset=1.3.0', { replace: true });
  document.title = 'Wallet $78,428.82 · XBTS';
  renderScreen(
    <LockGate>
      <p>$78,428.82</p>
    </LockGate>,
  );
});
afterEach(cleanup);

const pinField = () => screen.findByLabelText('PIN', { selector: 'input' });

it('nothing of the app is in the page or its title while it is locked, and the name is masked', async () => {
  expect(screen.getByText('$78,428.82')).toBeTruthy();
  act(closeScreen);
  await pinField();
  expect(document.documentElement.outerHTML).not.toContain('78,428');
  expect(document.title).toBe('XBTS is locked · XBTS');
  expect(document.body.textContent).toContain('al******r7');
  expect(document.body.textContent).not.toContain('alice-trader7');
});

it('the PIN leads back to the very address that was open', async () => {
  act(closeScreen);
  await user.type(await pinField(), '271828');
  await waitFor(() => expect(screen.getByText('$78,428.82')).toBeTruthy());
  expect(vi.mocked(signer.unlock)).toHaveBeenCalledWith({ account: 'alice-trader7', pin: '271828' });
  expect(window.location.pathname + window.location.search).toBe('/history?asset=1.3.0');
});

it('a wrong PIN leaves it locked', async () => {
  const { AppError } = await import('@xbts/shared/errors/appError.ts');
  vi.mocked(signer.unlock).mockRejectedValue(new AppError('vault.wrong_pin', { waitSeconds: 0 }));
  act(closeScreen);
  await user.type(await pinField(), '000000');
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong PIN');
  expect(screen.queryByText('$78,428.82')).toBeNull();
});

it('another account of the device is asked for its PIN, not entered', async () => {
  act(closeScreen);
  await user.click(await screen.findByRole('button', { name: 'Use another account' }));
  await user.click(screen.getByRole('button', { name: 'bo******r2' }));
  expect(useSession.getState().account).toBe('bob-holder2');
  await user.type(await pinField(), '271828');
  expect(vi.mocked(signer.unlock)).toHaveBeenCalledWith({ account: 'bob-holder2', pin: '271828' });
});

it('an unsigned review is closed by it, and does not come back', async () => {
  act(() => void openReview({ account: 'alice-trader7', operations: [], feeAssetId: '1.3.0' }));
  act(closeScreen);
  await pinField();
  expect(useReview.getState().request).toBeNull();
});

it('leaves the login open for a forgotten PIN, and an account without keys is never locked', async () => {
  act(closeScreen);
  await user.click(await screen.findByRole('button', { name: 'Forgot PIN?' }));
  expect(window.location.pathname).toBe('/auth-pages/login');
  act(() => navigate('/wallet'));
  await pinField();
  act(() => useAccounts.setState({ accounts: [{ ...own('alice-trader7'), type: 'view', canSign: false }] }));
  expect(await screen.findByText('$78,428.82')).toBeTruthy();
});
