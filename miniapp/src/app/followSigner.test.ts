// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../features/account/model/session.ts';
import { changeSettings, defaultSettings, useSettings } from '../features/settings/model/settings.ts';
import type { SignerStatus } from '../signer/protocol.ts';
import { followSigner } from './followSigner.ts';

const fake = vi.hoisted(() => ({
  status: null as unknown,
  told: (): void => undefined,
  lock: vi.fn(),
  touch: vi.fn(),
  readAutoLockMs: (): number => 0,
}));
vi.mock('../platform/chain/chain.ts', () => ({ chain: { chainId: async () => 'the chain' } }));
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
