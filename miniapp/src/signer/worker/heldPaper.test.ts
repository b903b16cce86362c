import 'fake-indexeddb/auto';
import { privateKeyFromWif, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { describe, expect, it } from 'vitest';
import { paperOf } from './heldPaper.ts';
import {
  alice,
  bob,
  CHAIN_ID,
  codeOf,
  createTestSigner,
  keyOf,
  PIN,
  storedAccount,
} from './signer.fixture.ts';

const PASSWORD = keyOf('alice-trader7', 'active').password;

/** Alice is on the device, and locked. */
async function withAlice() {
  const signer = createTestSigner();
  await signer.call('configure', { chainId: CHAIN_ID });
  await signer.call('rolesOf', { account: alice, kind: 'password', secret: PASSWORD });
  await signer.call('setup', { account: alice.name, pin: PIN });
  await signer.call('lock');
  return signer;
}

const rolesIn = ({ keys }: { keys: readonly { role: string }[] }) => keys.map(({ role }) => role);

describe('the paper of an account on the device', () => {
  it("has the device's keys, each under its role, and neither owner key nor password", async () => {
    const signer = await withAlice();
    const paper = await signer.call('heldPaper', { account: alice, pin: PIN, secret: '' });
    expect(rolesIn(paper)).toEqual(['active', 'memo']);
    expect(paper.password).toBeNull();
    for (const { role, publicKey, wif } of paper.keys) {
      expect(publicKey).toBe(keyOf(alice.name, role).public_key);
      expect(formatPublicKey(publicKeyOf(privateKeyFromWif(wif)))).toBe(publicKey);
    }
  });

  it('has all of them once the password is typed, also in printed groups', async () => {
    const signer = await withAlice();
    const paper = await signer.call('heldPaper', { account: alice, pin: PIN, secret: PASSWORD });
    expect(rolesIn(paper)).toEqual(['owner', 'active', 'memo']);
    expect(paper.password).toBe(PASSWORD);
  });

  it('has the owner key once that is typed, without a password', async () => {
    const signer = await withAlice();
    const made = await signer.call('heldPaper', { account: alice, pin: PIN, secret: PASSWORD });
    const owner = made.keys.find(({ role }) => role === 'owner')?.wif ?? '';
    const paper = await signer.call('heldPaper', { account: alice, pin: PIN, secret: ` ${owner}\n` });
    expect(rolesIn(paper)).toEqual(['owner', 'active', 'memo']);
    expect(paper.password).toBeNull();
  });

  it('has the keys that a password or key opens, even for one role alone', async () => {
    const of = (role: string) => keyOf('bob-holder2', role).public_key;
    const authority = (key: string) => ({ ...alice.active, key_auths: [[key, 1]] as [string, number][] });
    const foreign = { ...alice.options, memo_key: of('memo') };
    const account = { ...alice, owner: authority(of('owner')), options: foreign };
    const held = storedAccount(alice.name, { keys: [] });
    for (const secret of [PASSWORD, keyOf(alice.name, 'active').wif])
      expect(rolesIn(paperOf(account, held, secret))).toEqual(['active']);
    const none = { ...account, active: authority(of('active')) };
    expect(await codeOf(() => paperOf(none, held, PASSWORD))).toBe('login.wrong_password');
  });

  it('marks a key that the account no longer has as a former one', async () => {
    const signer = await withAlice();
    const changed = {
      ...alice,
      options: { ...alice.options, memo_key: keyOf('bob-holder2', 'memo').public_key },
    };
    const paper = await signer.call('heldPaper', { account: changed, pin: PIN, secret: '' });
    expect(rolesIn(paper)).toEqual(['active', 'former']);
  });

  it('needs the PIN, even while the account is unlocked, and an account of this device', async () => {
    const signer = await withAlice();
    await signer.call('unlock', { account: alice.name, pin: PIN });
    const ask = (account = alice, pin = PIN, secret = '') =>
      codeOf(() => signer.call('heldPaper', { account, pin, secret }));
    expect(await ask(alice, '314159')).toBe('vault.wrong_pin');
    expect(await ask(bob)).toBe('vault.no_account');
    expect(await ask(alice, PIN, 'a wrong password')).toBe('login.wrong_password');
    const [other] = (await signer.call('heldPaper', { account: alice, pin: PIN, secret: '' })).keys;
    const notBobs = { ...bob, name: alice.name, id: alice.id };
    expect(await ask(notBobs, PIN, other?.wif)).toBe('login.key_not_of_account');
  });

  it('leaves an account that was locked locked', async () => {
    const signer = await withAlice();
    await signer.call('heldPaper', { account: alice, pin: PIN, secret: '' });
    expect((await signer.call('status')).unlocked).toBeNull();
  });
});
