// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signer } from '../../../../signer/page/client.ts';
import { accountOf } from '../../../../signer/worker/signer.fixture.ts';
import { type SavedAccount, useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { LEGACY_STORE } from '../../model/legacyKey.ts';
import {
  leaveLegacyWallet,
  lookAfterLogin,
  lookForLegacyWallet,
  removeLegacyWallet,
  useLegacyWallet,
} from '../../model/legacyWallet.ts';
import { moveLegacyAccount } from './LegacySheet.tsx';

vi.mock('@xbts/shared/actions/getAccounts.ts', () => ({ getAccounts: vi.fn() }));
vi.mock('../../../../platform/chain/chain.ts', () => ({ chain: {} }));
vi.mock('../../../../signer/page/client.ts', () => ({ signer: { moveLegacyAccount: vi.fn() } }));

const fake = vi.mocked(signer);
const text = JSON.stringify({
  app: { account: { address: 'alice-trader7', secret: 'U2FsdGVkX1', type: 'key' } },
});
const opening = {
  account: 'alice-trader7',
  accountId: '1.2.18',
  kind: 'key' as const,
  roles: ['active' as const],
  canSign: true,
};
const move = () => moveLegacyAccount({ text, legacyPin: '2718', pin: '2718' });
const kept = () => localStorage.getItem(LEGACY_STORE);

beforeEach(() => {
  localStorage.setItem(LEGACY_STORE, text);
  useAccounts.getState().clear();
  useSession.getState().leave();
  useLegacyWallet.setState({ text, isMoved: false });
  vi.mocked(getAccounts)
    .mockReset()
    .mockResolvedValue([accountOf('alice-trader7') as never]);
  fake.moveLegacyAccount.mockReset().mockResolvedValue(opening);
});

describe('the move of the legacy app’s account', () => {
  it('removes the legacy store once the vault has the keys, and not before', async () => {
    let keptWhileMoving: string | null = null;
    fake.moveLegacyAccount.mockImplementation(async () => {
      keptWhileMoving = kept();
      return opening;
    });
    await move();
    expect(keptWhileMoving).toBe(text);
    expect(kept()).toBeNull();
    expect(useSession.getState().account).toBe('alice-trader7');
    expect(useLegacyWallet.getState().text).toBeNull();
  });

  it.each(['vault.wrong_pin', 'vault.unavailable', 'login.wrong_password', 'signer.unavailable'] as const)(
    'leaves everything unchanged after %s',
    async (code) => {
      fake.moveLegacyAccount.mockRejectedValue(new AppError(code));
      await expect(move()).rejects.toMatchObject({ code });
      expect(kept()).toBe(text);
      expect(useAccounts.getState().accounts).toEqual([]);
      expect(useSession.getState().account).toBeNull();
    },
  );

  it('reports an account unknown to the chain, and keeps the store', async () => {
    vi.mocked(getAccounts).mockResolvedValue([null]);
    await expect(move()).rejects.toMatchObject({ code: 'login.unknown_account' });
    expect(kept()).toBe(text);
  });
});

const saved: SavedAccount = { name: 'alice-trader7', id: '1.2.18', type: 'key', roles: [], canSign: true };

describe('the search for a legacy store at the start', () => {
  it('uses the specified key (§3)', () => {
    expect(LEGACY_STORE).toBe('xbtsadvanced');
  });

  it('finds it at each start, until it is removed: to move it, and to remove it once the keys are here', async () => {
    leaveLegacyWallet();
    await lookForLegacyWallet();
    expect(useLegacyWallet.getState()).toEqual({ text, isMoved: false });
    leaveLegacyWallet();
    useAccounts.getState().save(saved);
    for (let start = 1; start <= 2; start += 1) {
      await lookForLegacyWallet();
      expect(useLegacyWallet.getState()).toEqual({ text, isMoved: true });
      leaveLegacyWallet();
    }
    await lookForLegacyWallet();
    removeLegacyWallet();
    expect(kept()).toBeNull();
    await lookForLegacyWallet();
    expect(useLegacyWallet.getState().text).toBeNull();
  });

  it('ignores a damaged one', async () => {
    leaveLegacyWallet();
    localStorage.setItem(LEGACY_STORE, text.slice(0, 30));
    await lookForLegacyWallet();
    expect(useLegacyWallet.getState().text).toBeNull();
  });
});

describe('a login with the legacy store’s account', () => {
  it('asks once more whether to remove it, and another login does not', async () => {
    leaveLegacyWallet();
    await lookAfterLogin('bob-holder2');
    expect(useLegacyWallet.getState().text).toBeNull();
    await lookAfterLogin('alice-trader7');
    expect(useLegacyWallet.getState()).toEqual({ text, isMoved: true });
    expect(kept()).toBe(text);
  });
});
