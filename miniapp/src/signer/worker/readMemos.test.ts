import { bytesToHex } from '@noble/hashes/utils.js';
import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import { privateKeyFromWif } from '@xbts/shared/protocol/keys.ts';
import { encryptMemo } from '@xbts/shared/protocol/memo.ts';
import { expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';
import { readMemos } from './readMemos.ts';
import { keyOf, storedAccount } from './signer.fixture.ts';

const own = keyOf('alice-trader7', 'memo');
const theirs = keyOf('bob-holder2', 'memo');
const sealed = { text: 'for lunch', nonce: '7' };
const keyring = createKeyring(
  storedAccount('alice-trader7', {
    keys: [{ publicKey: own.public_key, privateKey: bytesToHex(privateKeyFromWif(own.wif)) }],
  }),
);
const sent = encryptMemo({
  ...sealed,
  privateKey: privateKeyFromWif(own.wif),
  from: own.public_key,
  to: theirs.public_key,
});
const received = encryptMemo({
  ...sealed,
  privateKey: privateKeyFromWif(theirs.wif),
  from: theirs.public_key,
  to: own.public_key,
});
// 'to all' in UTF-8, after an empty checksum.
const open = { from: NULL_PUBLIC_KEY, to: NULL_PUBLIC_KEY, nonce: '0', message: '00000000746f20616c6c' };

it('memos are read from either side, and unencrypted ones by everyone', () => {
  expect(readMemos([sent, received, open], keyring)).toEqual(['for lunch', 'for lunch', 'to all']);
});

it('an unreadable one does not hide the others', () => {
  const between = { ...received, to: keyOf('sth-payer3', 'memo').public_key };
  const toNobody = { ...sent, to: 'BTSnobody' };
  const damaged = { ...sent, message: '00'.repeat(16) };
  expect(readMemos([between, toNobody, damaged, sent], keyring)).toEqual([null, null, null, 'for lunch']);
});
