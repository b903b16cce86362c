import type { Authority } from '@xbts/shared/protocol/operations/parts.ts';
import { expect, it } from 'vitest';
import { authorityOf, draftOf, staysEnough, withSigner } from './signersDraft.ts';

const single: Authority = {
  weight_threshold: 1,
  account_auths: [],
  key_auths: [['BTSown', 1]],
  address_auths: [],
};
const shared: Authority = {
  weight_threshold: 2,
  account_auths: [['1.2.17', 1]],
  key_auths: [['BTSown', 1]],
  address_auths: [],
};

it('a draft yields its original authority', () => {
  expect(authorityOf(draftOf(shared))).toEqual(shared);
});

it('a signer is added once, with a weight of one', () => {
  const draft = withSigner(withSigner(draftOf(single), '1.2.17', false), '1.2.17', false);
  expect(authorityOf({ ...draft, threshold: '2' })).toEqual(shared);
});

it('a draft that the chain refuses is invalid', () => {
  const draft = draftOf(shared);
  const weighing = (weight: string) => ({ ...draft, signers: [{ id: '1.2.17', isKey: false, weight }] });
  expect(authorityOf({ ...draft, signers: [] })).toBe('nobody');
  const many = Array.from({ length: 11 }, (_, nth) => ({ id: `1.2.${nth}`, isKey: false, weight: '1' }));
  expect(authorityOf({ ...draft, signers: many })).toBe('tooMany');
  for (const typed of ['', '0', '-1', '1.5', 'two', '999999'])
    expect(authorityOf(weighing(typed))).toBe('number');
  expect(authorityOf({ ...draft, threshold: '3' })).toBe('impossible');
  expect(authorityOf({ ...weighing('70000'), threshold: '1' })).toBe('impossible');
});

it('the old key is either enough or not', () => {
  expect(staysEnough(single, { ...shared, weight_threshold: 1 })).toBe(true);
  expect(staysEnough(single, shared)).toBe(false);
  expect(staysEnough(shared, shared)).toBe(false);
});
