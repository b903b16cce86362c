// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '../../../../platform/i18n/dates.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { signer } from '../../../../signer/page/client.ts';
import { availableSensor, makeSensorWay, readSensorWay } from '../../../../signer/page/sensors.ts';
import type { Opening } from '../../../../signer/protocol/secrets.ts';
import { useAccounts } from '../../model/accounts.ts';
import { usePinForm } from '../../model/pinForm.ts';
import { useSession } from '../../model/session.ts';
import { Login } from './Login.tsx';

vi.mock('../../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../../platform/chain/chain.fixture.ts');
  const accounts = { '1.2.18': 'alice-trader7' };
  const chain = createFakeChain({ accounts, assets: {}, balances: {}, orders: [], history: [] });
  const byId = chain.call;
  chain.call = async (api, method, params, options) => {
    if (method === 'lookup_accounts') return [['alice-trader7', '1.2.18']] as never;
    // The fixture knows accounts by their ids; a login asks by name.
    const [names] = params as [readonly string[]];
    const ids = names.map((name) => (name === 'alice-trader7' ? '1.2.18' : '1.2.99'));
    return byId(api, method, method === 'get_accounts' ? [ids, false] : params, options);
  };
  return { chain };
});

vi.mock('../../../../signer/page/client.ts', () => ({
  signer: {
    rolesOf: vi.fn(),
    explainSecret: vi.fn(),
    setup: vi.fn(),
    wipe: vi.fn(),
    discard: vi.fn(),
    status: vi.fn(),
    protection: vi.fn(),
  },
}));

vi.mock('../../../../signer/page/sensors.ts', () => ({
  availableSensor: vi.fn(),
  makeSensorWay: vi.fn(),
  readSensorWay: vi.fn(),
}));

const opening: Opening = {
  account: 'alice-trader7',
  accountId: '1.2.18',
  kind: 'password',
  roles: ['owner', 'active', 'memo'],
  canSign: true,
};
const SECRET = 'P5KalicePassw0rdP5KalicePassw0rd';
const fake = vi.mocked(signer);
const user = userEvent.setup();

beforeEach(() => {
  useAccounts.setState({ accounts: [] });
  usePinForm.setState({ form: 'unknown' });
  useSession.setState({ account: null, isUnlocked: false });
  fake.rolesOf.mockReset().mockResolvedValue(opening);
  fake.explainSecret.mockReset().mockResolvedValue([]);
  fake.setup.mockReset().mockResolvedValue(opening);
  fake.wipe.mockReset().mockResolvedValue(null);
  fake.status.mockReset().mockResolvedValue({ hasVault: false, unlocked: null, waitSeconds: 0 });
  fake.protection.mockReset().mockResolvedValue({ isPinless: false, tokens: [], wipeAfter: 0 });
  vi.mocked(availableSensor).mockReset().mockResolvedValue(null);
  renderScreen(<Login />);
});
afterEach(cleanup);

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement;

async function logIn(account: string, secret: string): Promise<void> {
  if (account !== '') await user.type(field('Account name'), account);
  if (secret !== '') await user.type(field('Password'), secret);
  await press('Log in');
}

/** The field that is marked as wrong, and the sentence under it. */
async function wrongField() {
  const text = (await screen.findByRole('alert')).textContent;
  const [input] = screen
    .getAllByRole('textbox')
    .concat(screen.queryAllByLabelText('Password', { selector: 'input' }))
    .filter((each) => each.getAttribute('aria-invalid') === 'true');
  return { name: input?.getAttribute('name'), text };
}

describe('the login', () => {
  it('hands the secret to the signer, empties its field, and keeps the keys under a PIN', async () => {
    await logIn(' Alice-trader7', SECRET);
    await screen.findByRole('heading', { name: 'Choose a PIN' });
    expect(fake.rolesOf.mock.calls[0]?.[0]).toMatchObject({
      account: { id: '1.2.18', name: 'alice-trader7' },
      kind: 'password',
      secret: SECRET,
    });
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
    await user.type(field('PIN'), '271828');
    await user.type(await screen.findByLabelText('Repeat the PIN'), '271828');
    await waitFor(() => expect(useSession.getState().account).toBe('alice-trader7'));
    expect(fake.setup).toHaveBeenCalledWith({ account: 'alice-trader7', pin: '271828' });
    expect(useAccounts.getState().accounts).toEqual([
      {
        name: 'alice-trader7',
        id: '1.2.18',
        type: 'password',
        roles: ['owner', 'active', 'memo'],
        canSign: true,
      },
    ]);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/P5Kalice|(?<!\d)271828(?!\d)/u);
  });

  it('leads on to the wallet, but leaves alone who has gone elsewhere before it was done', async () => {
    const { promise, resolve } = Promise.withResolvers<Opening>();
    fake.setup.mockReturnValue(promise);
    await logIn('alice-trader7', SECRET);
    await screen.findByRole('heading', { name: 'Choose a PIN' });
    await user.type(field('PIN'), '271828');
    await user.type(await screen.findByLabelText('Repeat the PIN'), '271828');
    cleanup();
    window.history.replaceState(null, '', '/history');
    resolve(opening);
    await waitFor(() => expect(useSession.getState().account).toBe('alice-trader7'));
    await new Promise((then) => setTimeout(then));
    expect(window.location.pathname).toBe('/history');
    renderScreen(<Login />);
    fake.setup.mockResolvedValue(opening);
    await logIn('alice-trader7', SECRET);
    await screen.findByRole('heading', { name: 'Choose a PIN' });
    await user.type(field('PIN'), '271828');
    await user.type(await screen.findByLabelText('Repeat the PIN'), '271828');
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
  });

  it('says under the account that there is no such account, and asks the signer nothing', async () => {
    await logIn('alice-trader8', SECRET);
    expect(await wrongField()).toEqual({
      name: 'username',
      text: 'There is no account alice-trader8. Check each letter.',
    });
    expect(fake.rolesOf).not.toHaveBeenCalled();
  });

  it('says what is missing', async () => {
    await logIn('', '');
    expect(await wrongField()).toEqual({ name: 'username', text: 'Enter your account name.' });
    await logIn('alice-trader7', '');
    await waitFor(async () =>
      expect(await wrongField()).toEqual({ name: 'password', text: 'Enter your password or private key.' }),
    );
  });

  it('says under the password that it is wrong, and the field is empty', async () => {
    fake.rolesOf.mockRejectedValue(new AppError('login.wrong_password'));
    await logIn('alice-trader7', 'not the password');
    expect((await wrongField()).name).toBe('password');
    expect(field('Password').value).toBe('');
  });

  it('says after a wrong password what may have happened, and offers the account it opens', async () => {
    fake.rolesOf.mockRejectedValue(new AppError('login.wrong_password'));
    fake.explainSecret.mockResolvedValue([
      { kind: 'old', until: '2026-03-01T10:00:00' },
      { kind: 'other_account', account: 'bob-holder2' },
    ]);
    await logIn('alice-trader7', SECRET);
    const changedOn = formatDay(Date.parse('2026-03-01T10:00:00Z'));
    const old = `It is an old one: the keys were changed on ${changedOn}`;
    expect(await screen.findByText(old, { exact: false })).toBeTruthy();
    expect(fake.explainSecret.mock.calls[0]?.[0]).toMatchObject({ kind: 'password', secret: SECRET });
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
    await press('Use bob-holder2');
    expect(field('Account name').value).toBe('bob-holder2');
    expect(screen.queryByText('What may have happened')).toBeNull();
  });

  it('says which roles a key opens and which it does not', async () => {
    fake.rolesOf.mockResolvedValue({ ...opening, kind: 'key', roles: ['active'] });
    await logIn('alice-trader7', SECRET);
    expect(await screen.findByText('Sends, trades and pays fees: daily use.')).toBeTruthy();
    expect(screen.getAllByText('not opened')).toHaveLength(2);
  });

  it('says under the key that it is malformed', async () => {
    fake.rolesOf.mockRejectedValue(new AppError('key.malformed_wif'));
    await user.type(field('Account name'), 'alice-trader7');
    await press('Private key');
    await user.type(field('Private key (WIF)'), '5Jnot-a-key');
    await press('Log in');
    await screen.findByRole('alert');
    expect(field('Private key (WIF)').getAttribute('aria-invalid')).toBe('true');
    expect(fake.rolesOf.mock.calls[0]?.[0].kind).toBe('key');
    expect(screen.queryByText('What may have happened')).toBeNull();
  });

  it('says after a password in the place of the key where it belongs', async () => {
    fake.rolesOf.mockRejectedValue(new AppError('key.malformed_wif'));
    fake.explainSecret.mockResolvedValue([{ kind: 'password' }]);
    await user.type(field('Account name'), ' ALICE-trader7\u200b');
    await press('Private key');
    await user.type(field('Private key (WIF)'), SECRET);
    await press('Log in');
    expect(await screen.findByText(/^This looks like the password of the account/u)).toBeTruthy();
    expect(fake.explainSecret.mock.calls[0]?.[0]).toMatchObject({ kind: 'key', secret: SECRET });
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
  });

  it('offers the names that begin like what was typed', async () => {
    await user.type(field('Account name'), 'ali');
    await user.click(await screen.findByRole('button', { name: 'alice-trader7' }));
    expect(field('Account name').value).toBe('alice-trader7');
  });

  it('enters for viewing without secret or PIN', async () => {
    await user.type(field('Account name'), 'alice-trader7');
    await press('Only view');
    await press('Log in');
    await waitFor(() => expect(useSession.getState().account).toBe('alice-trader7'));
    expect(useAccounts.getState().accounts[0]).toMatchObject({ type: 'view', canSign: false });
    expect(fake.rolesOf).not.toHaveBeenCalled();
  });
});

describe('a passkey in place of the PIN', () => {
  const passkey = { source: 'passkey', credential: 'ab12', token: '5e'.repeat(32) } as const;

  it('is offered where the device has one, and then no PIN is chosen', async () => {
    vi.mocked(availableSensor).mockResolvedValue('passkey');
    vi.mocked(makeSensorWay).mockResolvedValue(passkey);
    await logIn('alice-trader7', SECRET);
    await user.click(await screen.findByRole('button', { name: 'Use a passkey instead of a PIN' }));
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
    expect(fake.setup).toHaveBeenCalledWith({ account: 'alice-trader7', pin: passkey });
  });

  it('is asked for a further account where the vault has no PIN', async () => {
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 0 });
    const { token: _, ...slot } = passkey;
    fake.protection.mockResolvedValue({ isPinless: true, tokens: [slot], wipeAfter: 0 });
    vi.mocked(readSensorWay).mockResolvedValue(passkey);
    await logIn('alice-trader7', SECRET);
    await screen.findByText('This wallet has no PIN: your passkey or biometrics will be asked for.');
    expect(screen.queryByLabelText('PIN')).toBeNull();
    await press('Save and enter');
    await waitFor(() => expect(fake.setup).toHaveBeenCalledWith({ account: 'alice-trader7', pin: passkey }));
  });
});

describe('the PIN', () => {
  it('is typed twice alike, and not too simple', async () => {
    await logIn('alice-trader7', SECRET);
    await user.type(await screen.findByLabelText('PIN', { selector: 'input' }), '123456');
    expect((await screen.findByRole('alert')).textContent).toBe('This PIN is too easy to guess.');
    expect(field('PIN').value).toBe('');
    await user.type(field('PIN'), '271828');
    await user.type(await screen.findByLabelText('Repeat the PIN'), '271829');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The two PINs are not the same.'));
    expect(fake.setup).not.toHaveBeenCalled();
  });

  it('may be a passphrase, typed into fields', async () => {
    await logIn('alice-trader7', SECRET);
    await user.click(await screen.findByRole('button', { name: 'Passphrase' }));
    await user.type(field('PIN'), 'three quiet rivers');
    await user.type(field('Repeat the PIN'), 'three quiet rivers');
    await press('Save and enter');
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
    expect(fake.setup).toHaveBeenCalledWith({ account: 'alice-trader7', pin: 'three quiet rivers' });
    expect(usePinForm.getState().form).toBe('text');
  });

  it('of six digits confirms itself, once the device knows that it has six', async () => {
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 0 });
    usePinForm.setState({ form: 'six' });
    await logIn('alice-trader7', SECRET);
    await user.type(await screen.findByLabelText('PIN', { selector: 'input' }), '271828');
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
  });

  it('of the device is asked for when there is one; wrong ones wait', async () => {
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 0 });
    await logIn('alice-trader7', SECRET);
    await screen.findByRole('heading', { name: 'Enter your PIN' });
    fake.setup.mockRejectedValue(new AppError('vault.wrong_pin', { waitSeconds: 30 }));
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 30 });
    await user.type(field('PIN'), '000000');
    await press('Save and enter');
    expect(await screen.findByText('Wait 30 seconds before the next try.')).toBeTruthy();
    expect(field('PIN').disabled).toBe(true);
  });

  it('that was forgotten can be given up with all keys, and a new one chosen', async () => {
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 0 });
    await logIn('alice-trader7', SECRET);
    await user.click(await screen.findByRole('button', { name: 'Forgot the PIN?' }));
    expect(fake.wipe).not.toHaveBeenCalled();
    await press('Remove all keys and choose a new PIN');
    await screen.findByRole('heading', { name: 'Choose a PIN' });
    expect(fake.wipe).toHaveBeenCalledOnce();
  });

  it('comes with an explanation for a multi-signature account', async () => {
    fake.rolesOf.mockResolvedValue({ ...opening, canSign: false });
    await logIn('alice-trader7', SECRET);
    expect(await screen.findByText(/needs signatures with a weight of 1 together/u)).toBeTruthy();
  });
});
