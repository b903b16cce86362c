// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type RememberedAccount, useRememberedFacts } from '../../transactions/model/rememberedFacts.ts';
import { saveContact, useContacts } from './contacts.ts';

vi.mock('../../../platform/chain/chain.ts', () => ({ chain: { chainId: async () => 'c0'.repeat(32) } }));

const bob = { name: 'bob-holder2', id: '1.2.19', label: 'Bob' };
const carol = { name: 'carol-pools3', id: '1.2.20', label: '' };
const names = () => useContacts.getState().contacts.map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  useContacts.getState().clear();
});

it('stores contacts by their word, one for each account', () => {
  const { save } = useContacts.getState();
  save(carol);
  save(bob);
  save({ ...carol, label: 'Aunt' });
  expect(names()).toEqual(['carol-pools3', 'bob-holder2']);
  useContacts.getState().remove(bob.id);
  expect(names()).toEqual(['carol-pools3']);
});

it('restores them at the next start, and drops foreign data', async () => {
  useContacts.getState().save(bob);
  useContacts.readAgain();
  expect(names()).toEqual(['bob-holder2']);
  const broken = { state: { contacts: [{ ...bob, id: 'javascript:alert(1)' }] }, version: 0 };
  localStorage.setItem('xbts.contacts', JSON.stringify(broken));
  useContacts.setState({ contacts: [] });
  localStorage.setItem('xbts.contacts', JSON.stringify(broken));
  useContacts.readAgain();
  expect(names()).toEqual([]);
});

it('does not lose contacts saved by another tab', () => {
  useContacts.getState().save(bob);
  localStorage.setItem('xbts.contacts', JSON.stringify({ state: { contacts: [bob, carol] }, version: 0 }));
  useContacts.getState().save({ name: 'dave-newbie4', id: '1.2.21', label: '' });
  expect(names()).toEqual(['bob-holder2', 'carol-pools3', 'dave-newbie4']);
});

it('remembers the account behind the name of a new contact, and preserves known facts', async () => {
  const chainId = 'c0'.repeat(32);
  const paid: RememberedAccount = { chainId, name: carol.name, id: '1.2.7', memoKey: 'BTS6' };
  useRememberedFacts.setState({ accounts: [paid], assets: [] });
  saveContact(bob);
  saveContact(carol);
  const known = () => useRememberedFacts.getState().accounts;
  await expect.poll(() => known()).toHaveLength(2);
  expect(known()).toEqual([paid, { chainId, name: bob.name, id: bob.id, memoKey: null }]);
});
