// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../screen.fixture.tsx';
import { MOST_BYTES } from '../model/contactFile.ts';
import { useContacts } from '../model/contacts.ts';
import { ImportContacts } from './ImportContacts.tsx';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  const accounts = { '1.2.19': 'bob-holder2', '1.2.20': 'carol-pools3' };
  return { chain: createFakeChain({ accounts, assets: {}, balances: {}, orders: [], history: [] }) };
});

const bob = { name: 'bob-holder2', id: '1.2.19', label: 'Bob' };
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  useContacts.setState({ contacts: [bob] });
  renderScreen(<ImportContacts onClose={onClose} />);
});
afterEach(cleanup);

const pick = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('Choose a file'),
    new File([text], 'friends.csv', { type: 'text/csv' }),
  );

it('an import shows what it would do before it saves anything, and overwrites nothing', async () => {
  await pick('bob-holder2,Robert\ncarol-pools3,Carol\nnobody-here1');
  expect(await screen.findByText('To add: 1')).toBeTruthy();
  expect(screen.getByText('Already in your contacts, unchanged: 1')).toBeTruthy();
  expect(screen.getByText('Line 3')).toBeTruthy();
  expect(screen.getByText('No such account')).toBeTruthy();
  expect(useContacts.getState().contacts).toEqual([bob]);
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 contact' }));
  expect(useContacts.getState().contacts).toEqual([
    bob,
    { name: 'carol-pools3', id: '1.2.20', label: 'Carol' },
  ]);
  expect(onClose).toHaveBeenCalled();
});

it('a file that is too large is not read', async () => {
  await pick('x'.repeat(MOST_BYTES + 1));
  expect(await screen.findByText('The file is larger than 64 KB. Split it.')).toBeTruthy();
});
