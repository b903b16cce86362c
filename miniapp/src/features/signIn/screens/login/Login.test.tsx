// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '../../../../platform/i18n/dates.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { signer } from '../../../../signer/page/client.ts';
import { availableSensor, enrolSensor, readSensor } from '../../../../signer/page/sensors.ts';
import type { Opening } from '../../../../signer/protocol/secrets.ts';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { usePinForm } from '../../../vault/model/pinForm.ts';
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
  enrolSensor: vi.fn(),
  readSensor: vi.fn(),
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

/** The field marked as wrong, and the sentence under it. */
async function wrongField() {
  const text = (await screen.findByRole('alert')).textContent;
  const [input] = screen
    .getAllByRole('textbox')
    .concat(screen.queryAllByLabelText('Password', { selector: 'input' }))
    .filter((each) => each.getAttribute('aria-invalid') === 'true');
  return { name: input?.getAttribute('name'), text };
}

describe('the login', () => {
  it('passes the secret to the signer, empties its field, and stores the keys under a PIN', async () => {
    await logIn(' Alice-trader7', SECRET);
    await screen.findByRole('heading', { name: 'Create a PIN' });
    expect(fake.rolesOf.mock.calls[0]?.[0]).toMatchObject({
      account: { id: '1.2.18', name: 'alice-trader7' },
      kind: 'password',
      secret: SECRET,
    });
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
    await user.type(field('PIN'), '271828');
    await user.type(await screen.findByLabelText('Repeat PIN'), '271828');
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

  it('leads on to the wallet, unless the user has gone elsewhere before it was done', async () => {
    const { promise, resolve } = Promise.withResolvers<Opening>();
    fake.setup.mockReturnValue(promise);
    await logIn('alice-trader7', SECRET);
    await screen.findByRole('heading', { name: 'Create a PIN' });
    await user.type(field('PIN'), '271828');
    await user.type(await screen.findByLabelText('Repeat PIN'), '271828');
    cleanup();
    window.history.replaceState(null, '', '/history');
    resolve(opening);
    await waitFor(() => expect(useSession.getState().account).toBe('alice-trader7'));
    await new Promise((then) => setTimeout(then));
    expect(window.location.pathname).toBe('/history');
    renderScreen(<Login />);
    fake.setup.mockResolvedValue(opening);
    await logIn('alice-trader7', SECRET);
    await screen.findByRole('heading', { name: 'Create a PIN' });
    await user.type(field('PIN'), '271828');
    await user.type(await screen.findByLabelText('Repeat PIN'), '271828');
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
  });

  it('reports an unknown account under its field, and asks the signer nothing', async () => {
    await logIn('alice-trader8', SECRET);
    expect(await wrongField()).toEqual({
      name: 'username',
      text: 'Account alice-trader8 not found. Check the spelling.',
    });
    expect(fake.rolesOf).not.toHaveBeenCalled();
  });

  it('lists missing fields', async () => {
    await logIn('', '');
    expect(await wrongField()).toEqual({ name: 'username', text: 'Enter your account name.' });
    await logIn('alice-trader7', '');
    await waitFor(async () =>
      expect(await wrongField()).toEqual({ name: 'password', text: 'Enter your password or private key.' }),
    );
  });

  it('reports a wrong password under its field, and empties the field', async () => {
    fake.rolesOf.mockRejectedValue(new AppError('login.wrong_password'));
    await logIn('alice-trader7', 'not the password');
    expect((await wrongField()).name).toBe('password');
    expect(field('Password').value).toBe('');
  });

  it('explains a wrong password, and offers the account it opens', async () => {
    fake.rolesOf.mockRejectedValue(new AppError('login.wrong_password'));
    fake.explainSecret.mockResolvedValue([
      { kind: 'old', until: '2026-03-01T10:00:00' },
      { kind: 'other_account', account: 'bob-holder2' },
    ]);
    await logIn('alice-trader7', SECRET);
    const changedOn = formatDay(Date.parse('2026-03-01T10:00:00Z'));
    const old = `This one is outdated: the keys were changed on ${changedOn}`;
    expect(await screen.findByText(old, { exact: false })).toBeTruthy();
    expect(fake.explainSecret.mock.calls[0]?.[0]).toMatchObject({ kind: 'password', secret: SECRET });
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
    await press('Use bob-holder2');
    expect(field('Account name').value).toBe('bob-holder2');
    expect(screen.queryByText('What may be wrong')).toBeNull();
  });

  it('lists the roles that a key opens and those it does not', async () => {
    fake.rolesOf.mockResolvedValue({ ...opening, kind: 'key', roles: ['active'] });
    await logIn('alice-trader7', SECRET);
    expect(await screen.findByText('Sends, trades and pays fees. For daily use.')).toBeTruthy();
    expect(screen.getAllByText('No access')).toHaveLength(2);
  });

  it('reports a malformed key under its field', async () => {
    fake.rolesOf.mockRejectedValue(new AppError('key.malformed_wif'));
    await user.type(field('Account name'), 'alice-trader7');
    await press('Private key');
    await user.type(field('Private key (WIF)'), '5Jnot-a-key');
    await press('Log in');
    await screen.findByRole('alert');
    expect(field('Private key (WIF)').getAttribute('aria-invalid')).toBe('true');
    expect(fake.rolesOf.mock.calls[0]?.[0].kind).toBe('key');
    expect(screen.queryByText('What may be wrong')).toBeNull();
  });

  it('explains where a password belongs if it is typed as a key', async () => {
    fake.rolesOf.mockRejectedValue(new AppError('key.malformed_wif'));
    fake.explainSecret.mockResolvedValue([{ kind: 'password' }]);
    await user.type(field('Account name'), ' ALICE-trader7\u200b');
    await press('Private key');
    await user.type(field('Private key (WIF)'), SECRET);
    await press('Log in');
    expect(await screen.findByText(/^This looks like the account password/u)).toBeTruthy();
    expect(fake.explainSecret.mock.calls[0]?.[0]).toMatchObject({ kind: 'key', secret: SECRET });
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
  });

  it('offers the names that begin like the typed text', async () => {
    await user.type(field('Account name'), 'ali');
    await user.click(await screen.findByRole('button', { name: 'alice-trader7' }));
    expect(field('Account name').value).toBe('alice-trader7');
  });

  it('enters for viewing without secret or PIN', async () => {
    await user.type(field('Account name'), 'alice-trader7');
    await press('View only');
    await press('Log in');
    await waitFor(() => expect(useSession.getState().account).toBe('alice-trader7'));
    expect(useAccounts.getState().accounts[0]).toMatchObject({ type: 'view', canSign: false });
    expect(fake.rolesOf).not.toHaveBeenCalled();
  });
});

describe('a passkey instead of the PIN', () => {
  const passkey = { source: 'passkey', credential: 'ab12', token: '5e'.repeat(32) } as const;

  it('is offered if the device has one, and then no PIN is chosen', async () => {
    vi.mocked(availableSensor).mockResolvedValue('passkey');
    vi.mocked(enrolSensor).mockResolvedValue(passkey);
    await logIn('alice-trader7', SECRET);
    await user.click(await screen.findByRole('button', { name: 'Use passkey, no PIN' }));
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'));
    expect(fake.setup).toHaveBeenCalledWith({ account: 'alice-trader7', pin: passkey });
  });

  it('is required for a further account if the vault has no PIN', async () => {
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 0 });
    const { token: _, ...slot } = passkey;
    fake.protection.mockResolvedValue({ isPinless: true, tokens: [slot], wipeAfter: 0 });
    vi.mocked(readSensor).mockResolvedValue(passkey);
    await logIn('alice-trader7', SECRET);
    await screen.findByText('This wallet has no PIN. You’ll confirm with your passkey or biometrics.');
    expect(screen.queryByLabelText('PIN')).toBeNull();
    await press('Save and continue');
    await waitFor(() => expect(fake.setup).toHaveBeenCalledWith({ account: 'alice-trader7', pin: passkey }));
  });
});

describe('the PIN', () => {
  it('is typed identically twice, and not too simple', async () => {
    await logIn('alice-trader7', SECRET);
    await user.type(await screen.findByLabelText('PIN', { selector: 'input' }), '123456');
    expect((await screen.findByRole('alert')).textContent).toBe('This PIN is too easy to guess.');
    expect(field('PIN').value).toBe('');
    await user.type(field('PIN'), '271828');
    await user.type(await screen.findByLabelText('Repeat PIN'), '271829');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('PINs don’t match.'));
    expect(fake.setup).not.toHaveBeenCalled();
  });

  it('may be a passphrase, typed into fields', async () => {
    await logIn('alice-trader7', SECRET);
    await user.click(await screen.findByRole('button', { name: 'Passphrase' }));
    await user.type(field('PIN'), 'three quiet rivers');
    await user.type(field('Repeat PIN'), 'three quiet rivers');
    await press('Save and continue');
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

  it('of the device is required if there is one; wrong ones cause a wait', async () => {
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 0 });
    await logIn('alice-trader7', SECRET);
    await screen.findByRole('heading', { name: 'Enter your PIN' });
    fake.setup.mockRejectedValue(new AppError('vault.wrong_pin', { waitSeconds: 30 }));
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 30 });
    await user.type(field('PIN'), '000000');
    await press('Save and continue');
    expect(await screen.findByText('Try again in 30 seconds.')).toBeTruthy();
    expect(field('PIN').disabled).toBe(true);
  });

  it('can be reset if forgotten, with the loss of all keys, and chosen again', async () => {
    fake.status.mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 0 });
    await logIn('alice-trader7', SECRET);
    await user.click(await screen.findByRole('button', { name: 'Forgot PIN?' }));
    expect(fake.wipe).not.toHaveBeenCalled();
    await press('Remove all keys');
    await screen.findByRole('heading', { name: 'Create a PIN' });
    expect(fake.wipe).toHaveBeenCalledOnce();
  });

  it('comes with an explanation for a multi-signature account', async () => {
    fake.rolesOf.mockResolvedValue({ ...opening, canSign: false });
    await logIn('alice-trader7', SECRET);
    expect(await screen.findByText(/requires a signing weight of 1/u)).toBeTruthy();
  });
});
