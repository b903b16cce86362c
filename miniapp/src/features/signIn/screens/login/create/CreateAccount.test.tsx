// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '@xbts/shared/engine/deferred.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { signer } from '../../../../../signer/page/client.ts';
import { useAccounts } from '../../../../account/model/accounts.ts';
import { useCreationDraft } from '../../../../account/model/creationDraft.ts';
import { useSession } from '../../../../account/model/session.ts';
import { usePinForm } from '../../../../vault/model/pinForm.ts';
import { useLastRegistration } from '../../../model/lastRegistration.ts';
import { registerAccount } from '../../../model/newAccounts.ts';
import { isOnChain, readOwn, waitForAccount } from '../../../model/ownAccount.ts';
import { CreateAccount } from './CreateAccount.tsx';

vi.mock('../../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../../platform/chain/chain.fixture.ts');
  const accounts = { 'alice-trader7': 'alice-trader7' };
  const chain = createFakeChain({ accounts, assets: {}, balances: {}, orders: [], history: [] });
  chain.call = async (_api, _method, params) => {
    const [[name]] = params as [[string]];
    return [name === 'alice-trader7' ? { id: '1.2.18', name } : null] as never;
  };
  return { chain };
});
vi.mock('../../../model/newAccounts.ts', () => ({ registerAccount: vi.fn() }));
vi.mock('../../../model/ownAccount.ts', () => ({
  waitForAccount: vi.fn(),
  isOnChain: vi.fn(),
  readOwn: vi.fn(),
}));
vi.mock('../../../../../platform/server/dataServer.ts', () => ({
  fetchJson: async () => ({ status: 200, body: { seconds: server.secondsToWait } }),
}));
vi.mock('../../../../../signer/page/sensors.ts', () => ({ availableSensor: async () => null }));
vi.mock('../../../../../signer/page/client.ts', () => ({
  signer: {
    newPassword: vi.fn(),
    paperWallet: vi.fn(),
    sealNewAccount: vi.fn(),
    resumeNewAccount: vi.fn(),
    openNewAccount: vi.fn(),
    removeAccount: vi.fn(),
    status: vi.fn(),
    protection: vi.fn(),
    discard: vi.fn(),
    wipe: vi.fn(),
  },
}));

const server = vi.hoisted(() => ({ secondsToWait: 0 }));

const PASSWORD = 'P5HpjE2Hs7vjU4SN3YyPQCdhzCu92WoEeuE6PWNuiPyTu3ESGnzn';
const keys = { owner: 'BTS-owner', active: 'BTS-active', memo: 'BTS-memo' };
const opening = {
  account: 'anna-2047',
  accountId: '1.2.77',
  kind: 'password',
  roles: ['owner', 'active', 'memo'],
  canSign: true,
} as const;
const fake = vi.mocked(signer);
const register = vi.mocked(registerAccount);
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  useCreationDraft.change({ name: '' });
  useLastRegistration.change({ name: '', at: 0 });
  useAccounts.setState({ accounts: [] });
  usePinForm.setState({ form: 'unknown' });
  useSession.setState({ account: null });
  window.history.replaceState(null, '', '/auth-pages/create');
  for (const call of Object.values(fake)) if (vi.isMockFunction(call)) call.mockReset();
  fake.newPassword.mockResolvedValue({ password: PASSWORD });
  fake.paperWallet.mockResolvedValue({ password: PASSWORD, keys: [] });
  fake.status.mockResolvedValue({ hasVault: false, unlocked: null, waitSeconds: 0 });
  fake.protection.mockResolvedValue({ isPinless: false, tokens: [], wipeAfter: 0 });
  fake.sealNewAccount.mockResolvedValue(keys);
  fake.resumeNewAccount.mockResolvedValue(keys);
  fake.openNewAccount.mockResolvedValue(opening);
  register.mockReset().mockResolvedValue(undefined);
  vi.mocked(waitForAccount)
    .mockReset()
    .mockResolvedValue({ name: 'anna-2047' } as never);
  vi.mocked(readOwn).mockReset().mockResolvedValue(undefined);
  vi.mocked(isOnChain).mockReset().mockResolvedValue(false);
  renderScreen(<CreateAccount />);
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => user.click(button(name));
const typeName = async (name: string) => {
  const field = screen.getByLabelText('Account name');
  await user.clear(field);
  await user.type(field, name);
};
async function chooseName(name = 'anna-2047'): Promise<void> {
  await typeName(name);
  await waitFor(() => expect(button('Next').disabled).toBe(false));
  await press('Next');
}
async function confirmAll(): Promise<void> {
  await screen.findByText('P5Hp');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await press('Next');
}
async function choosePin(): Promise<void> {
  await user.type(await screen.findByLabelText('PIN', { selector: 'input' }), '271828');
  await user.type(await screen.findByLabelText('Repeat PIN', { selector: 'input' }), '271828');
}
async function createAnna(): Promise<void> {
  await chooseName();
  await confirmAll();
  await choosePin();
}

describe('the name of a new account', () => {
  it('is held against the words of the spec as it is typed', async () => {
    await typeName('anna');
    expect(screen.getByRole('alert').textContent).toBe(
      'Creation of premium accounts is not available, please include numbers or a hyphen in your account name',
    );
    await typeName('anna-');
    expect(screen.getByRole('alert').textContent).toBe('Please add numbers or letters after the hyphen');
    await typeName('alice-trader7');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'The specified name is registered earlier, please provide a different name',
      ),
    );
  });

  it('is taken with white space and capitals when it is pasted', async () => {
    await user.click(screen.getByLabelText('Account name'));
    await user.paste(' Anna-2047 ');
    expect(await screen.findByText('This name is available')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('anna-2047');
  });

  it('stands beside the limit of the registration service and its barred words', async () => {
    expect(screen.getByText('One account per internet connection every 30 minutes')).toBeTruthy();
    await typeName('my-binance-1');
    expect(screen.getByRole('alert').textContent).toBe(
      'The registration service doesn’t allow names with “binance”. Choose another name.',
    );
    expect(register).not.toHaveBeenCalled();
  });

  it('stands beside the user who invited, whom the user may refuse', async () => {
    cleanup();
    localStorage.setItem('partner_id', 'bob-holder2');
    renderScreen(<CreateAccount />);
    expect(await screen.findByText('You were invited by bob-holder2.')).toBeTruthy();
    await press('Remove inviter');
    expect(screen.getByText('Inviter removed. No one will be named.')).toBeTruthy();
    expect(localStorage.getItem('partner_id')).toBe('');
    expect(localStorage.getItem('partner_refused')).toBe('1');
  });

  it('stands beside the time until when another account may be refused', async () => {
    cleanup();
    server.secondsToWait = 1_200;
    renderScreen(<CreateAccount />);
    const notice = await screen.findByText(/may reject another account from this connection/u);
    expect(notice.textContent).toMatch(/^Until (?:\S+ )?\d\d:\d\d:\d\d the/u);
    server.secondsToWait = 0;
  });

  it('stands beside an account that was asked for here before and not entered', async () => {
    cleanup();
    useLastRegistration.change({ name: 'anna-2046', at: Date.now() - 60_000 });
    renderScreen(<CreateAccount />);
    expect(screen.getByText(/^anna-2046 was requested on this device at/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });
});

describe('the password of a new account', () => {
  it('asks for all three confirmations', async () => {
    await chooseName();
    await screen.findByText('P5Hp');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes) {
      expect(button('Next').disabled).toBe(true);
      await user.click(box);
    }
    expect(button('Next').disabled).toBe(false);
  });

  it('stays the same after a step back to the name, and its confirmations are asked for again', async () => {
    await chooseName();
    await screen.findByText('P5Hp');
    await press('Back');
    await press('Next');
    await screen.findByText('P5Hp');
    expect(fake.newPassword).toHaveBeenCalledTimes(1);
    expect(button('Next').disabled).toBe(true);
  });

  it('is dropped when the screen is left', async () => {
    await chooseName();
    await screen.findByText('P5Hp');
    cleanup();
    expect(fake.discard).toHaveBeenCalled();
    expect(document.documentElement.outerHTML).not.toContain('P5Hp');
    expect(JSON.stringify({ ...localStorage })).not.toContain('P5Hp');
  });
});

describe('the creation of an account', () => {
  it('seals the keys under the PIN before the name is registered, and ends in the wallet with a backup to make', async () => {
    const sealed = deferred<typeof keys>();
    fake.sealNewAccount.mockReturnValue(sealed.promise);
    await createAnna();
    await waitFor(() =>
      expect(fake.sealNewAccount).toHaveBeenCalledWith({ name: 'anna-2047', pin: '271828' }),
    );
    expect(register).not.toHaveBeenCalled();
    expect(useCreationDraft.getState().name).toBe('anna-2047');
    sealed.resolve(keys);
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
    expect(register).toHaveBeenCalledWith('anna-2047', keys);
    expect(useSession.getState().account).toBe('anna-2047');
    expect(useAccounts.getState().accounts).toMatchObject([{ name: 'anna-2047', needsBackup: true }]);
    expect(useCreationDraft.getState().name).toBe('');
  });

  it('registers nothing where the keys could not be sealed', async () => {
    fake.sealNewAccount.mockRejectedValue(new AppError('vault.unavailable', { detail: 'no space' }));
    await createAnna();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(register).not.toHaveBeenCalled();
  });

  it('waits until the account is in a block, and says when that takes long', async () => {
    vi.mocked(waitForAccount).mockImplementation((_name, _keys, { onLook }) => {
      onLook({ isLate: true, trouble: null });
      return deferred<never>().promise;
    });
    await createAnna();
    expect(await screen.findByText(/the keys of anna-2047 are on this device/u)).toBeTruthy();
    expect(fake.openNewAccount).not.toHaveBeenCalled();
  });

  it("shows the faucet's own words, and goes on with another name, the same password and no further PIN", async () => {
    const message = 'name not allowed';
    register.mockRejectedValueOnce(new AppError('service.refused', { code: 'account_name.barred', message }));
    await createAnna();
    expect(await screen.findByText(message)).toBeTruthy();
    await press('Choose another name');
    await chooseName('anna-2048');
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
    expect(fake.sealNewAccount).toHaveBeenLastCalledWith({ name: 'anna-2048', pin: null });
    expect(register).toHaveBeenLastCalledWith('anna-2048', keys);
    expect(fake.newPassword).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    register.mockRejectedValueOnce(new AppError('service.unreachable'));
    await createAnna();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
    expect(register).toHaveBeenCalledTimes(2);
  });
});

describe('a creation that was interrupted after the sealing', () => {
  async function reopen(): Promise<void> {
    cleanup();
    useCreationDraft.change({ name: 'anna-2047' });
    renderScreen(<CreateAccount />);
    await screen.findByText(/^The keys of anna-2047 are on this device/u);
  }
  const enterPin = async () =>
    user.type(await screen.findByLabelText('PIN', { selector: 'input' }), '271828');

  it('goes on by its PIN, without a further registration when that came through', async () => {
    await reopen();
    useLastRegistration.change({ name: 'anna-2047', at: Date.now() });
    vi.mocked(isOnChain).mockResolvedValue(true);
    await enterPin();
    await press('Next');
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
    expect(fake.resumeNewAccount).toHaveBeenCalledWith({ name: 'anna-2047', pin: '271828' });
    expect(register).not.toHaveBeenCalled();
    expect(useAccounts.getState().accounts).toMatchObject([{ name: 'anna-2047', needsBackup: true }]);
  });

  it('registers the name where that had not been asked for', async () => {
    await reopen();
    await enterPin();
    await press('Next');
    await waitFor(() => expect(register).toHaveBeenCalledWith('anna-2047', keys));
  });

  it('is dropped with its keys on request, and another one begins', async () => {
    await reopen();
    await press('Don’t create this account');
    await enterPin();
    await press('Drop the account');
    expect(await screen.findByLabelText('Account name')).toBeTruthy();
    expect(fake.removeAccount).toHaveBeenCalledWith({ account: 'anna-2047', pin: '271828' });
    expect(useCreationDraft.getState().name).toBe('');
  });

  it('is never dropped once its name is registered, nor while it may be on its way', async () => {
    await reopen();
    useLastRegistration.change({ name: 'anna-2047', at: Date.now() - 60_000 });
    await press('Don’t create this account');
    await enterPin();
    await press('Drop the account');
    expect((await screen.findByRole('alert')).textContent).toContain('not in a block yet');
    vi.mocked(readOwn).mockResolvedValue({ name: 'anna-2047' } as never);
    await enterPin();
    await press('Drop the account');
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
    expect(fake.removeAccount).not.toHaveBeenCalled();
  });

  it('is given up with all keys by a user who has forgotten the PIN', async () => {
    await reopen();
    await press('Forgot PIN?');
    await press('Remove all keys');
    expect(await screen.findByLabelText('Account name')).toBeTruthy();
    expect(fake.wipe).toHaveBeenCalled();
  });
});
