import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { describe, expect, it } from 'vitest';
import { openAccount, openingOf, publicKeysOf } from './roles.ts';
import { accountOf, alice, bob, CHAIN_ID, codeOf, keyOf, withActive } from './signer.fixture.ts';

const passwordOf = (name: string) => keyOf(name, 'active').password;
const open = (account: typeof alice, kind: 'password' | 'key', secret: string) =>
  openAccount(account, kind, secret, CHAIN_ID);

describe('a secret opens', () => {
  it('every role for the recorded passwords, including Cyrillic and Chinese letters', () => {
    for (const name of ['alice-trader7', 'bob-holder2', 'xbtsx-issuer1', 'sth-payer3']) {
      const opening = openingOf(open(accountOf(name), 'password', passwordOf(name)));
      expect(opening).toMatchObject({ account: name, roles: ['owner', 'active', 'memo'], canSign: true });
    }
  });

  it('the active and the memo key, without storing the owner key or the password', () => {
    const { keys } = open(alice, 'password', passwordOf('alice-trader7'));
    expect(keys.map(({ publicKey }) => publicKey)).toEqual([
      keyOf('alice-trader7', 'active').public_key,
      keyOf('alice-trader7', 'memo').public_key,
    ]);
  });

  it('the same with white space as typed or normalised', () => {
    const spaced = 'P5K  two  spaces   0123456789';
    const normalised = 'P5K two spaces 0123456789';
    const [key] = open(withActive(alice, 1, [publicKeyFor(normalised), 1]), 'password', spaced).signers;
    expect(key).toBe(publicKeyFor(normalised));
    expect(open(withActive(alice, 1, [publicKeyFor(spaced), 1]), 'password', spaced).signers).toEqual([
      publicKeyFor(spaced),
    ]);
  });

  it('the active role for its WIF, also with white space around it', () => {
    const opened = open(alice, 'key', ` ${keyOf('alice-trader7', 'active').wif}\n`);
    expect(openingOf(opened)).toMatchObject({ kind: 'key', roles: ['active'], canSign: true });
  });

  it('every role for a generated password typed in the groups of its paper', () => {
    const generated = `P${keyOf('bob-holder2', 'active').wif}`;
    const grouped = generated.replace(/.{4}/gu, '$& ');
    const publicKeys = publicKeysOf('alice-trader7', 'password', generated);
    expect(publicKeysOf('alice-trader7', 'password', ` ${grouped}\n`)).toEqual(
      expect.arrayContaining(publicKeys),
    );
    expect(publicKeysOf('alice-trader7', 'password', grouped.replace('P', 'Q'))).not.toEqual(publicKeys);
  });

  it('the active role for a WIF that a copy has broken into lines and groups', () => {
    const { wif } = keyOf('alice-trader7', 'active');
    const broken = `\u200b${wif.slice(0, 20)}\n${wif.slice(20, 40)} ${wif.slice(40)}\ufeff`;
    expect(openingOf(open(alice, 'key', broken)).roles).toEqual(['active']);
  });

  it('signing by the owner key if there is no other', () => {
    const opened = open(alice, 'key', keyOf('alice-trader7', 'owner').wif);
    expect(opened.roles).toEqual(['owner']);
    expect(opened.signers).toEqual([keyOf('alice-trader7', 'owner').public_key]);
  });

  it('memos by the active key when it is the memo key too', () => {
    const active = keyOf('alice-trader7', 'active');
    const account = { ...alice, options: { ...alice.options, memo_key: active.public_key } };
    expect(open(account, 'key', active.wif)).toMatchObject({
      roles: ['active', 'memo'],
      memoKey: active.public_key,
    });
  });

  it('a multi-signature account, with the note that it can not sign alone', () => {
    const key = keyOf('alice-trader7', 'active');
    const account = withActive(alice, 2, [key.public_key, 1], [keyOf('bob-holder2', 'active').public_key, 1]);
    const opened = open(account, 'key', key.wif);
    expect(openingOf(opened)).toMatchObject({ roles: ['active'], canSign: false });
    expect(opened.signers).toEqual([]);
  });

  it('the memo key alone for an account with other signers', () => {
    const active = { ...alice.active, key_auths: [], account_auths: [['1.2.19', 1] as [string, number]] };
    const account = { ...alice, active, owner: active };
    const opened = open(account, 'password', passwordOf('alice-trader7'));
    expect(openingOf(opened)).toMatchObject({ roles: ['memo'], canSign: false });
    expect(opened.memoKey).toBe(keyOf('alice-trader7', 'memo').public_key);
  });

  it('signing by the heaviest key that meets the threshold alone', () => {
    const active = keyOf('alice-trader7', 'active').public_key;
    const memo = keyOf('alice-trader7', 'memo').public_key;
    const account = withActive(alice, 3, [memo, 1], [active, 3]);
    expect(open(account, 'password', passwordOf('alice-trader7')).signers).toEqual([active]);
  });
});

describe('a secret without effect', () => {
  it('is a wrong password', async () => {
    expect(await codeOf(() => open(alice, 'password', 'not the password at all'))).toBe(
      'login.wrong_password',
    );
    expect(await codeOf(() => open(bob, 'password', keyOf('bob-holder2', 'active', 1).password))).toBe(
      'login.wrong_password',
    );
    expect(await codeOf(() => open(alice, 'password', passwordOf('bob-holder2')))).toBe(
      'login.wrong_password',
    );
  });

  it('is a key of another account', async () => {
    expect(await codeOf(() => open(alice, 'key', keyOf('bob-holder2', 'active').wif))).toBe(
      'login.key_not_of_account',
    );
  });

  it('is a malformed key', async () => {
    const wif = keyOf('alice-trader7', 'active').wif;
    for (const text of ['', 'password', wif.slice(0, -1), `${wif}1`, wif.replace('J', 'K')]) {
      expect(await codeOf(() => open(alice, 'key', text))).toBe('key.malformed_wif');
    }
  });

  it('is a key that only reads memos', async () => {
    expect(await codeOf(() => open(alice, 'key', keyOf('alice-trader7', 'memo').wif))).toBe(
      'login.no_active',
    );
  });
});

function publicKeyFor(password: string): string {
  return formatPublicKey(publicKeyOf(privateKeyFromPassword('alice-trader7', 'active', password)));
}
