import { expect, it } from 'vitest';
import { accountOf, keyOf } from '../../../signer/worker/signer.fixture.ts';
import { heldRoles } from './keyHolders.ts';

const alice = accountOf('alice-trader7');
const key = (role: string) => keyOf('alice-trader7', role).public_key;

it('an account is held in the roles with a key of ours', () => {
  expect(heldRoles(alice, [key('active'), key('memo')])).toEqual(['active', 'memo']);
  expect(heldRoles(alice, [key('owner')])).toEqual(['owner']);
  expect(heldRoles(alice, [keyOf('bob-holder2', 'active').public_key])).toEqual([]);
});
