// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '@xbts/shared/engine/deferred.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../../screen.fixture.tsx';
import { signer } from '../../../../../signer/page/client.ts';
import { useLastRegistration } from '../../../model/lastRegistration.ts';
import { registerAccount } from '../../../model/newAccounts.ts';
import { waitForAccount } from '../../../model/ownAccount.ts';
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
vi.mock('../../../model/ownAccount.ts', () => ({ waitForAccount: vi.fn() }));
vi.mock('../../../../../platform/server/dataServer.ts', () => ({
  fetchJson: async () => ({ status: 200, body: { seconds: server.secondsToWait } }),
}));
vi.mock('../../../../../signer/page/client.ts', () => ({
  signer: {
    newPassword: vi.fn(),
    newKeys: vi.fn(),
    paperWallet: vi.fn(),
    checkNewPassword: vi.fn(),
    openNewAccount: vi.fn(),
    status: vi.fn(),
    discard: vi.fn(),
  },
}));

const server = vi.hoisted(() => ({ secondsToWait: 0 }));

const PASSWORD = 'P5HpjE2Hs7vjU4SN3YyPQCdhzCu92WoEeuE6PWNuiPyTu3ESGnzn';
const keys = { owner: 'BTS-owner', active: 'BTS-active', memo: 'BTS-memo' };
const fake = vi.mocked(signer);
const register = vi.mocked(registerAccount);
const user = userEvent.setup();

beforeEach(() => {
  fake.newPassword.mockReset().mockResolvedValue({ password: PASSWORD });
  fake.newKeys.mockReset().mockResolvedValue(keys);
  fake.checkNewPassword.mockReset().mockResolvedValue(false);
  fake.paperWallet.mockReset().mockResolvedValue({
    password: PASSWORD,
    keys: [{ role: 'owner', publicKey: 'BTS-owner', wif: '5-owner' }],
  });
  register.mockReset().mockResolvedValue(undefined);
  renderScreen(<CreateAccount />);
});
afterEach(cleanup);

const action = () => screen.getByRole('button', { name: 'Create account' }) as HTMLButtonElement;
const typeName = async (name: string) => {
  const field = screen.getByLabelText('Account name');
  await user.clear(field);
  await user.type(field, name);
};
async function confirmAll(): Promise<void> {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}
async function registerAnna(): Promise<void> {
  await typeName('anna-2047');
  await confirmAll();
  await waitFor(() => expect(action().disabled).toBe(false));
  await user.click(action());
}

describe('the creation of an account', () => {
  it("shows the spec's texts as the name is typed", async () => {
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

  it('accepts a name pasted with white space and capitals', async () => {
    await user.click(screen.getByLabelText('Account name'));
    await user.paste(' Anna-2047 ');
    expect(await screen.findByText('This name is available')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('anna-2047');
  });

  it('requires all three confirmations', async () => {
    await typeName('anna-2047');
    await screen.findByText('This name is available');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes) {
      expect(action().disabled).toBe(true);
      await user.click(box);
    }
    expect(action().disabled).toBe(false);
  });

  it('registers the name with public keys alone, and then shows the pages to print', async () => {
    await registerAnna();
    expect(await screen.findByText('Private keys')).toBeTruthy();
    expect(register).toHaveBeenCalledWith('anna-2047', keys);
    expect(screen.getByText('5-owner')).toBeTruthy();
    expect(JSON.stringify({ ...localStorage }) + window.location.href).not.toContain('P5HpjE');
  });

  it('names the inviter, and forgets it when the user refuses', async () => {
    cleanup();
    localStorage.setItem('partner_id', 'bob-holder2');
    renderScreen(<CreateAccount />);
    expect(await screen.findByText('You were invited by bob-holder2.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove inviter' }));
    expect(screen.getByText('Inviter removed. No one will be named.')).toBeTruthy();
    expect(localStorage.getItem('partner_id')).toBe('');
    expect(localStorage.getItem('partner_refused')).toBe('1');
    localStorage.clear();
  });

  it("shows the faucet's own text unchanged, with its meaning if known", async () => {
    const refusal = (code: string, message: string) => new AppError('service.refused', { code, message });
    register.mockRejectedValueOnce(refusal('service.refused', 'One account a day, please'));
    await registerAnna();
    expect(await screen.findByText('One account a day, please')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('The registration service rejected the request.');
    register.mockRejectedValueOnce(refusal('new_account.address_limit', 'Only one account per IP 30 min'));
    await user.click(action());
    expect(await screen.findByText('Only one account per IP 30 min')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(
      'You can create one account per internet connection every 30 minutes.',
    );
  });

  it('shows the limit of the registration service and its forbidden words before anything else is required', async () => {
    expect(screen.getByText('One account per internet connection every 30 minutes')).toBeTruthy();
    await typeName('my-binance-1');
    expect(screen.getByRole('alert').textContent).toBe(
      'The registration service doesn’t allow names with “binance”. Choose another name.',
    );
    expect(register).not.toHaveBeenCalled();
  });

  it("shows until when another account may be refused, from the server's record of the address", async () => {
    cleanup();
    server.secondsToWait = 1_200;
    renderScreen(<CreateAccount />);
    const notice = await screen.findByText(
      /the registration service may reject another account from this connection/u,
    );
    expect(notice.textContent).toMatch(/^Until (?:\S+ )?\d\d:\d\d:\d\d the/u);
    server.secondsToWait = 0;
  });

  it('leads to the login from an account requested here before', async () => {
    cleanup();
    useLastRegistration.change({ name: 'anna-2046', at: Date.now() - 60_000 });
    renderScreen(<CreateAccount />);
    expect(screen.getByText(/^anna-2046 was requested on this device at/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(
      screen.getByText(/the registration service may reject another account from this connection/u),
    ).toBeTruthy();
    useLastRegistration.change({ name: '', at: 0 });
  });

  it('waits on a separate screen until the account is in a block, and opens it then', async () => {
    const found = deferred<never>();
    vi.mocked(waitForAccount).mockImplementation((_name, _keys, { onLook }) => {
      onLook({ isLate: true, trouble: null });
      return found.promise;
    });
    fake.checkNewPassword.mockResolvedValue(true);
    await registerAnna();
    await user.click(await screen.findByRole('button', { name: 'I have it on paper' }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Waiting for the account to be in a block')).toBeTruthy();
    expect(screen.getByText(/once anna-2047 is in a block, log in with the password/u)).toBeTruthy();
    expect(fake.openNewAccount).not.toHaveBeenCalled();
    fake.openNewAccount.mockRejectedValue(new AppError('login.no_active', { account: 'anna-2047' }));
    found.resolve({ name: 'anna-2047' } as never);
    await waitFor(() => expect(fake.openNewAccount).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('counts the password as written down only if retyped correctly', async () => {
    await registerAnna();
    await user.click(await screen.findByRole('button', { name: 'I have it on paper' }));
    expect(document.documentElement.outerHTML).not.toContain('P5Hp');
    const [first, second] = await screen.findAllByLabelText(/^Group \d+$/u);
    if (first !== undefined) await user.type(first, 'aaaa');
    if (second !== undefined) await user.type(second, 'bbbb');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This doesn’t match your password');
    const [parts] = fake.checkNewPassword.mock.calls[0] ?? [];
    expect(parts?.map(({ text }) => text)).toEqual(['aaaa', 'bbbb']);
  });

  it('drops the password when the screen is left', async () => {
    await screen.findByText('P5Hp');
    cleanup();
    expect(fake.discard).toHaveBeenCalled();
    expect(document.documentElement.outerHTML).not.toContain('P5Hp');
  });
});
