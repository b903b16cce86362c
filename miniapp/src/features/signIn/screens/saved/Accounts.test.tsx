// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { signer } from '../../../../signer/page/client.ts';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { Accounts } from './Accounts.tsx';

vi.mock('../../../../signer/page/client.ts', () => ({
  signer: {
    removeAccount: vi.fn(),
    status: vi.fn(),
    protection: vi.fn(async () => ({ isPinless: false, tokens: [], wipeAfter: 0 })),
  },
}));

const fake = vi.mocked(signer);
const user = userEvent.setup();
const withKeys = {
  name: 'alice-trader7',
  id: '1.2.18',
  type: 'password' as const,
  roles: ['active' as const],
  canSign: true,
};
const viewed = { name: 'grace-whale8', id: '1.2.30', type: 'view' as const, roles: [], canSign: false };

beforeEach(() => {
  useAccounts.setState({ accounts: [withKeys, viewed] });
  useSession.setState({ account: 'alice-trader7', isUnlocked: false });
  fake.removeAccount.mockReset().mockResolvedValue(null);
  fake.status.mockReset().mockResolvedValue({ hasVault: true, unlocked: null, waitSeconds: 0 });
  renderScreen(<Accounts />);
});
afterEach(cleanup);

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const names = () => useAccounts.getState().accounts.map(({ name }) => name);

describe('my accounts', () => {
  it('show how they are held, and mark the one in use', () => {
    expect(screen.getByRole('button', { name: /^alice-trader7 in use ?by password$/iu })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^grace-whale8 ?view only$/u })).toBeTruthy();
  });

  it('can be switched', async () => {
    await press(/^grace-whale8/u);
    await press('Use this account');
    expect(useSession.getState().account).toBe('grace-whale8');
  });

  it('accept a label', async () => {
    await press(/^grace-whale8/u);
    await user.type(screen.getByLabelText('Label'), ' The whale ');
    await press('Save label');
    expect(await screen.findByText('The whale')).toBeTruthy();
    expect(screen.getByText('grace-whale8 · view only')).toBeTruthy();
  });

  it('are removed without a PIN if only watched', async () => {
    await press(/^grace-whale8/u);
    await press('Remove from this device');
    await press('Remove grace-whale8');
    await waitFor(() => expect(names()).toEqual(['alice-trader7']));
    expect(fake.removeAccount).not.toHaveBeenCalled();
  });

  it('are removed with their keys by the PIN, and the next one is in use', async () => {
    await press(/^alice-trader7 in use/iu);
    await press('Remove from this device');
    await user.type(screen.getByLabelText('PIN'), '271828');
    await press('Remove alice-trader7');
    await waitFor(() => expect(names()).toEqual(['grace-whale8']));
    expect(fake.removeAccount).toHaveBeenCalledWith({ account: 'alice-trader7', pin: '271828' });
    expect(useSession.getState().account).toBe('grace-whale8');
  });

  it('stay if the PIN is wrong', async () => {
    fake.removeAccount.mockRejectedValue(new AppError('vault.wrong_pin', { waitSeconds: 1 }));
    await press(/^alice-trader7 in use/iu);
    await press('Remove from this device');
    await user.type(screen.getByLabelText('PIN'), '000000');
    await press('Remove alice-trader7');
    expect(await screen.findByText('Wrong PIN.')).toBeTruthy();
    expect(names()).toEqual(['alice-trader7', 'grace-whale8']);
  });

  it('are removed from the list even if their keys are gone already', async () => {
    fake.removeAccount.mockRejectedValue(new AppError('vault.empty'));
    await press(/^alice-trader7 in use/iu);
    await press('Remove from this device');
    await user.type(screen.getByLabelText('PIN'), '271828');
    await press('Remove alice-trader7');
    await waitFor(() => expect(names()).toEqual(['grace-whale8']));
  });
});
