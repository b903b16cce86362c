import 'fake-indexeddb/auto';
import { singleKeyAuthority } from '@xbts/shared/protocol/authority.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import { describe, expect, it } from 'vitest';
import type { AccountKeys } from '../protocol/secrets.ts';
import {
  alice,
  CHAIN_ID,
  codeOf,
  createTestClock,
  createTestSigner,
  freshDatabase,
  PIN,
  type TestSigner,
} from './signer.fixture.ts';

const NAME = 'anna-2047';

async function started(database = freshDatabase(), clock = createTestClock()): Promise<TestSigner> {
  const signer = createTestSigner(database, clock);
  await signer.call('configure', { chainId: CHAIN_ID });
  return signer;
}

/** The account as the faucet registers it for these keys. */
const registered = (keys: PublicKeys, name = NAME): AccountKeys => ({
  ...alice,
  id: '1.2.77',
  name,
  owner: singleKeyAuthority(keys.owner),
  active: singleKeyAuthority(keys.active),
  options: { ...alice.options, memo_key: keys.memo },
});

async function sealed(database = freshDatabase()) {
  const signer = await started(database);
  const { password } = await signer.call('newPassword');
  const keys = await signer.call('sealNewAccount', { name: NAME, pin: PIN });
  return { signer, password, keys, database };
}

describe('an account under creation', () => {
  it('lies in the vault with its password before its name is registered, and unlocks nothing yet', async () => {
    const { signer, password } = await sealed();
    const kept = await signer.vault.open({ name: NAME, chainId: CHAIN_ID }, PIN);
    expect(kept).toMatchObject({ name: NAME, accountId: '', password });
    expect(kept.keys).toHaveLength(2);
    expect((await signer.call('status')).unlocked).toBeNull();
  });

  it('is taken up by its PIN after a crash, with the same keys, and opens once it is on the chain', async () => {
    const { keys, database } = await sealed();
    const again = await started(database);
    expect(await again.call('resumeNewAccount', { name: NAME, pin: PIN })).toEqual(keys);
    const opening = await again.call('openNewAccount', registered(keys));
    expect(opening).toMatchObject({ account: NAME, accountId: '1.2.77', canSign: true });
    expect((await again.call('status')).unlocked).toEqual(opening);
  });

  it('loses no key to a crash right after the registration', async () => {
    const { keys, database, password } = await sealed();
    const again = await started(database);
    const paper = await again.call('heldPaper', { account: registered(keys), pin: PIN, secret: '' });
    expect(paper.password).toBe(password);
    expect(paper.keys.map(({ role }) => role)).toEqual(['owner', 'active', 'memo']);
  });

  it('takes another name under the same PIN, and the refused name is gone', async () => {
    const { signer } = await sealed();
    await signer.call('sealNewAccount', { name: 'anna-2048', pin: null });
    const open = (name: string) => codeOf(() => signer.vault.open({ name, chainId: CHAIN_ID }, PIN));
    expect([await open('anna-2048'), await open(NAME)]).toEqual(['none', 'vault.no_account']);
  });

  it('is sealed under the PIN that other accounts have, and no other', async () => {
    const { signer } = await sealed();
    await signer.call('newPassword');
    const wrong = await codeOf(() => signer.call('sealNewAccount', { name: 'anna-2048', pin: '000001' }));
    expect(wrong).toBe('vault.wrong_pin');
  });

  it.each([
    ['a lock', async (signer: TestSigner) => signer.call('lock')],
    ['leaving', async (signer: TestSigner) => signer.call('discard')],
    ['ten minutes', async (signer: TestSigner) => signer.clock.pass(10 * 60_000 + 1)],
  ])('needs its PIN again after %s', async (_what, end) => {
    const { signer, keys } = await sealed();
    await end(signer);
    expect(await codeOf(() => signer.call('openNewAccount', registered(keys)))).toBe(
      'signer.nothing_to_save',
    );
    await signer.call('resumeNewAccount', { name: NAME, pin: PIN });
    expect((await signer.call('openNewAccount', registered(keys))).canSign).toBe(true);
  });

  it('is no part of a backup file before it is registered, and its password never is', async () => {
    const { signer, keys } = await sealed();
    const backedUp = async () => {
      const text = await signer.call('exportBackup', { pin: PIN, password: 'long words here', parts: {} });
      return signer.call('openBackup', { text, password: 'long words here' });
    };
    expect((await backedUp()).accounts).toEqual([]);
    await signer.call('resumeNewAccount', { name: NAME, pin: PIN });
    await signer.call('openNewAccount', registered(keys));
    expect((await backedUp()).accounts).toMatchObject([{ account: NAME }]);
    await signer.call('importBackup', { accounts: [NAME], pin: PIN });
    expect(await signer.vault.open({ name: NAME, chainId: CHAIN_ID }, PIN)).not.toHaveProperty('password');
  });
});

describe('the password of an account that is not backed up', () => {
  async function opened() {
    const { signer, password, keys } = await sealed();
    const account = registered(keys);
    await signer.call('openNewAccount', account);
    const kept = async () => (await signer.vault.open({ name: NAME, chainId: CHAIN_ID }, PIN)).password;
    return { signer, password, account, kept };
  }

  it('stays until two parts of it are typed back', async () => {
    const { signer, password, account, kept } = await opened();
    await signer.call('heldPaper', { account, pin: PIN, secret: '' });
    const confirm = (text: string) =>
      signer.call('confirmBackup', { account: NAME, parts: [{ start: 0, text }] });
    expect(await confirm('aaaa')).toBe(false);
    expect(await kept()).toBe(password);
    expect(await confirm(password.slice(0, 4))).toBe(true);
    expect(await kept()).toBeUndefined();
    expect((await signer.call('heldPaper', { account, pin: PIN, secret: '' })).password).toBeNull();
  });

  it('stays after a login by one key, which proves nothing of it, and goes by a login with it', async () => {
    const { signer, password, account, kept } = await opened();
    const { keys } = await signer.call('heldPaper', { account, pin: PIN, secret: '' });
    const wif = keys.find(({ role }) => role === 'active')?.wif ?? '';
    await signer.call('rolesOf', { account, kind: 'key', secret: wif });
    await signer.call('setup', { account: NAME, pin: PIN });
    expect(await kept()).toBe(password);
    await signer.call('heldPaper', { account, pin: PIN, secret: '' });
    const parts = [{ start: 0, text: password.slice(0, 4) }];
    expect(await signer.call('confirmBackup', { account: NAME, parts })).toBe(true);
    expect(await kept()).toBeUndefined();
  });

  it('is not confirmed for another account, nor without its paper', async () => {
    const { signer } = await opened();
    const code = await codeOf(() => signer.call('confirmBackup', { account: NAME, parts: [] }));
    expect(code).toBe('signer.nothing_to_save');
  });
});
