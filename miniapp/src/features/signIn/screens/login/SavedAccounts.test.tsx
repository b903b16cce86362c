// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { type SavedAccount, useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { SavedAccounts } from './SavedAccounts.tsx';

afterEach(cleanup);

it('the accounts of the device can be chosen, and the chosen one is entered', async () => {
  const account = (name: string, type: SavedAccount['type']): SavedAccount => ({
    name,
    id: '1.2.18',
    type,
    roles: [],
    canSign: false,
  });
  useAccounts.setState({ accounts: [account('alice-trader7', 'password'), account('bob-holder2', 'view')] });
  useSession.setState({ account: null, isUnlocked: false });
  const onEntered = vi.fn();
  renderScreen(<SavedAccounts onEntered={onEntered} />);
  expect(screen.getByRole('button', { name: /alice-trader7/u })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /bob-holder2/u }));
  expect(useSession.getState().account).toBe('bob-holder2');
  expect(onEntered).toHaveBeenCalledTimes(1);
});
