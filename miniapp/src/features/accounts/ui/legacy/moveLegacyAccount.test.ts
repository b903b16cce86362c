// @vitest-environment jsdom
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signer } from '../../../../signer/page/client.ts';
import { accountOf } from '../../../../signer/worker/signer.fixture.ts';
import { useAccounts } from '../../model/accounts.ts';
import { LEGACY_STORE } from '../../model/legacyKey.ts';
import { lookForLegacyWallet, useLegacyWallet } from '../../model/legacyWallet.ts';
import { useSession } from '../../model/session.ts';
import { moveLegacyAccount } from './moveLegacyAccount.ts';

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
  useLegacyWallet.setState({ text });
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
    'leaves everything as it was after %s',
    async (code) => {
      fake.moveLegacyAccount.mockRejectedValue(new AppError(code));
      await expect(move()).rejects.toMatchObject({ code });
      expect(kept()).toBe(text);
      expect(useAccounts.getState().accounts).toEqual([]);
      expect(useSession.getState().account).toBeNull();
    },
  );

  it('says that the chain does not know the account, and keeps the store', async () => {
    vi.mocked(getAccounts).mockResolvedValue([null]);
    await expect(move()).rejects.toMatchObject({ code: 'login.unknown_account' });
    expect(kept()).toBe(text);
  });
});

describe('the look for a legacy store at the start', () => {
  it('finds it, but not for an account whose keys are here', async () => {
    useLegacyWallet.setState({ text: null });
    await lookForLegacyWallet();
    expect(useLegacyWallet.getState().text).toBe(text);
    useLegacyWallet.setState({ text: null });
    useAccounts
      .getState()
      .save({ name: 'alice-trader7', id: '1.2.18', type: 'key', roles: [], canSign: true });
    await lookForLegacyWallet();
    expect(useLegacyWallet.getState().text).toBeNull();
  });

  it('is quiet about one that is cut', async () => {
    useLegacyWallet.setState({ text: null });
    localStorage.setItem(LEGACY_STORE, text.slice(0, 30));
    await lookForLegacyWallet();
    expect(useLegacyWallet.getState().text).toBeNull();
  });
});
