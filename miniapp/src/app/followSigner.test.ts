// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScreenLock } from '../features/account/model/screenLock.ts';
import { useSession } from '../features/account/model/session.ts';
import { changeSettings, defaultSettings, useSettings } from '../features/settings/model/settings.ts';
import type { LockReason, SignerStatus } from '../signer/protocol.ts';
import { followSigner } from './followSigner.ts';

const fake = vi.hoisted(() => ({
  status: null as unknown,
  told: (): void => undefined,
  locked: (_: LockReason): void => undefined,
  lock: vi.fn(),
  touch: vi.fn(),
  readAutoLockMs: (): number => 0,
}));
vi.mock('../platform/chain/chain.ts', () => ({ chain: { chainId: async () => 'blockchain' } }));
vi.mock('../signer/page/client.ts', () => ({
  signer: {
    state: () => fake.status,
    subscribe(listener: () => void) {
      fake.told = listener;
      return () => undefined;
    },
    configure: (_: unknown, readMs: () => number) => {
      fake.readAutoLockMs = readMs;
    },
    touch: fake.touch,
    lock: fake.lock,
    onLock(listener: (reason: LockReason) => void) {
      fake.locked = listener;
      return () => undefined;
    },
  },
}));

const unlocked = (account: string): SignerStatus => ({
  hasVault: true,
  waitSeconds: 0,
  unlocked: { account, accountId: '1.2.18', kind: 'password', roles: ['active'], canSign: true },
});
function goOutOfSight(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

let stop = (): void => undefined;
beforeEach(() => {
  useSettings.setState(defaultSettings);
  useSession.setState({ account: 'alice-trader7', isUnlocked: false });
  fake.status = unlocked('alice-trader7');
  fake.lock.mockReset();
  fake.touch.mockReset();
  useScreenLock.setState({ isClosed: false });
  stop = followSigner();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the lock', () => {
  it('closes when the app is hidden, if chosen', () => {
    goOutOfSight('hidden');
    expect(fake.lock).not.toHaveBeenCalled();
    changeSettings({ locksOnHide: true });
    goOutOfSight('visible');
    expect(fake.lock).not.toHaveBeenCalled();
    goOutOfSight('hidden');
    expect(fake.lock).toHaveBeenCalledTimes(1);
  });

  it('closes after ten minutes without use, or the chosen minutes', () => {
    expect(fake.readAutoLockMs()).toBe(600_000);
    changeSettings({ autoLockMinutes: 1 });
    expect(fake.readAutoLockMs()).toBe(60_000);
    // The signer learns of the choice now, not at its next signature.
    expect(fake.touch).toHaveBeenCalledTimes(1);
  });

  it('closes on a switch of account, and shows open only for the unlocked account', () => {
    fake.told();
    expect(useSession.getState().isUnlocked).toBe(true);
    useSession.getState().enter('bob-holder2');
    expect(fake.lock).toHaveBeenCalledTimes(1);
    fake.told();
    expect(useSession.getState().isUnlocked).toBe(false);
  });
});

describe('the lock screen', () => {
  const isClosed = () => useScreenLock.getState().isClosed;
  function lockBy(reason: LockReason): void {
    fake.told();
    fake.status = { hasVault: true, waitSeconds: 0, unlocked: null };
    fake.told();
    fake.locked(reason);
  }

  it.each(['idle', 'other_tab'] as const)(
    'stands there after a lock for %s, and a reload is no way around it',
    (reason) => {
      lockBy(reason);
      expect(isClosed()).toBe(true);
      expect(JSON.parse(localStorage.getItem('xbts.lock') ?? '').state).toEqual({ isClosed: true });
    },
  );

  it('goes once the keys are unlocked', () => {
    lockBy('idle');
    fake.status = unlocked('alice-trader7');
    fake.told();
    expect(isClosed()).toBe(false);
  });

  it('stands there when the app goes out of sight, if that was chosen', () => {
    goOutOfSight('hidden');
    expect(isClosed()).toBe(false);
    changeSettings({ locksOnHide: true });
    goOutOfSight('hidden');
    expect(isClosed()).toBe(true);
  });

  it('takes the keys of this tab along when another tab closes it, and no word of theirs opens it', () => {
    fake.told();
    expect(useSession.getState().isUnlocked).toBe(true);
    localStorage.setItem('xbts.lock', '{"state":{"isClosed":true},"version":0}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'xbts.lock' }));
    expect(fake.lock).toHaveBeenCalled();
    fake.told();
    expect(isClosed()).toBe(true);
  });

  it('does not come by a switch of account, nor by a lock of what was locked', () => {
    lockBy('user');
    expect(isClosed()).toBe(false);
    fake.told();
    fake.locked('idle');
    expect(isClosed()).toBe(false);
  });
});
