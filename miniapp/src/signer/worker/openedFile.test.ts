import 'fake-indexeddb/auto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { privateKeyFromPassword } from '@xbts/shared/protocol/keys.ts';
import { describe, expect, it } from 'vitest';
import {
  accountOf,
  CHAIN_ID,
  codeOf,
  createTestSigner,
  PIN,
  storedAccount,
  type TestSigner,
} from './signer.fixture.ts';
import { writeBackup } from './vault/backup.ts';
import { walletFile, walletJson, walletPassword } from './walletFile/walletFile.fixture.ts';

const pubkeys: string[] = JSON.parse(walletJson).private_keys.map(({ pubkey }: { pubkey: string }) => pubkey);

describe('the keys of an opened file', () => {
  const bob = {
    ...accountOf('bob-holder2'),
    active: { weight_threshold: 1, account_auths: [], key_auths: [[pubkeys[0] ?? '', 1]], address_auths: [] },
  } as ReturnType<typeof accountOf>;

  async function opened() {
    const signer = createTestSigner();
    await signer.call('configure', { chainId: CHAIN_ID });
    const told = await signer.call('openWalletFile', { file: walletFile(), password: walletPassword });
    return { signer, told };
  }

  it('stay in the worker: the page gets only public ones', async () => {
    const { told } = await opened();
    expect(told.publicKeys.slice(0, 3)).toEqual(pubkeys);
    const secret = bytesToHex(privateKeyFromPassword('bob-holder2', 'active', 'bobs-quiet-river-stone-2'));
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('become an account of the vault, which opens by the PIN', async () => {
    const { signer } = await opened();
    const openings = await signer.call('importWalletKeys', { accounts: [bob], pin: PIN });
    expect(openings).toMatchObject([
      { account: 'bob-holder2', kind: 'key', roles: ['active'], canSign: true },
    ]);
    const kept = await signer.vault.open({ name: 'bob-holder2', chainId: CHAIN_ID }, PIN);
    expect(kept.keys.map(({ publicKey }) => publicKey)).toEqual([pubkeys[0]]);
    const again = () => signer.call('importWalletKeys', { accounts: [bob], pin: PIN });
    expect(await codeOf(again)).toBe('login.key_not_of_account');
  });

  it('open no account without one of them, and are gone after a lock, a way back and ten minutes', async () => {
    for (const leave of [
      (signer: TestSigner) => signer.call('discard'),
      (signer: TestSigner) => signer.call('lock'),
      (signer: TestSigner) => signer.clock.pass(11 * 60_000),
    ]) {
      const { signer } = await opened();
      await leave(signer);
      const importing = () => signer.call('importWalletKeys', { accounts: [bob], pin: PIN });
      expect(await codeOf(importing)).toBe('login.key_not_of_account');
    }
    const { signer } = await opened();
    const other = () => signer.call('importWalletKeys', { accounts: [accountOf('alice-trader7')], pin: PIN });
    expect(await codeOf(other)).toBe('login.key_not_of_account');
  });
});

describe('an opened backup', () => {
  it('lists names and parts, and stores only the chosen accounts', async () => {
    const parts = { slippage: { version: 0, state: { slippage: 42 } } };
    const accounts = [storedAccount('alice-trader7'), storedAccount('bob-holder2')];
    const text = await writeBackup({ accounts, madeAt: 7, parts }, 'a password', 1);
    const signer = createTestSigner();
    const told = await signer.call('openBackup', { text, password: 'a password' });
    expect(told).toMatchObject({
      madeAt: 7,
      parts,
      accounts: [{ account: 'alice-trader7' }, { account: 'bob-holder2' }],
    });
    expect(JSON.stringify(told)).not.toContain('abab');
    expect((await signer.vault.status()).exists).toBe(false);
    await signer.call('importBackup', { accounts: ['bob-holder2'], pin: PIN });
    expect((await signer.vault.open({ name: 'bob-holder2', chainId: CHAIN_ID }, PIN)).name).toBe(
      'bob-holder2',
    );
    const other = () => signer.vault.open({ name: 'alice-trader7', chainId: CHAIN_ID }, PIN);
    expect(await codeOf(other)).toBe('vault.no_account');
    const again = () => signer.call('importBackup', { accounts: ['alice-trader7'], pin: PIN });
    expect(await codeOf(again)).toBe('signer.nothing_to_save');
  });
});
