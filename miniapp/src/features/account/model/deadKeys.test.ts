import type { Account } from '@xbts/shared/protocol/objects.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areKeysDead, readDeadKeys } from './deadKeys.ts';

const world = vi.hoisted(() => ({
  first: [] as unknown[],
  agreed: [] as unknown[],
  history: [] as unknown[],
}));
vi.mock('../../../platform/chain/chain.ts', () => ({ chain: { call: async () => world.first } }));
vi.mock('@xbts/shared/actions/getAccounts.ts', () => ({
  getAccounts: async (node: unknown) => (node === 'both' ? world.agreed : world.first),
}));
vi.mock('@xbts/shared/client/agreement.ts', () => ({
  readAgreed: async (_chain: unknown, read: (node: unknown) => Promise<unknown>) => ({
    value: await read('both'),
    nodes: ['one', 'two'],
  }),
}));
vi.mock('./formerKeys.ts', () => ({ readFormerKeys: async () => world.history }));

const authority = (...keys: string[]) => ({
  weight_threshold: 1,
  account_auths: [],
  address_auths: [],
  key_auths: keys.map((key): [string, number] => [key, 1]),
});
const account = (owner: string, active: string) =>
  ({ owner: authority(owner), active: authority(active) }) as unknown as Account;

beforeEach(() => Object.assign(world, { first: [], agreed: [], history: [] }));

describe('keys on a device', () => {
  it('are dead once neither authority of the account has one of them', () => {
    const saved = { signers: ['BTSold'] };
    expect(areKeysDead(saved, account('BTSowner', 'BTSold'))).toBe(false);
    expect(areKeysDead(saved, account('BTSold', 'BTSother'))).toBe(false);
    expect(areKeysDead(saved, account('BTSnew', 'BTSnewer'))).toBe(true);
  });

  it('are not dead where one of several is still there, nor where they are not known', () => {
    expect(areKeysDead({ signers: ['BTSold', 'BTSnew'] }, account('BTSx', 'BTSnew'))).toBe(false);
    expect(areKeysDead({ signers: [] }, account('BTSx', 'BTSy'))).toBe(false);
    expect(areKeysDead(undefined, account('BTSx', 'BTSy'))).toBe(false);
  });

  it('are said to be dead with the day on which they were replaced', async () => {
    world.first = world.agreed = [account('BTSnew', 'BTSnewer')];
    world.history = [{ publicKey: 'BTSold', until: '2026-11-26T14:05:00' }];
    expect(await readDeadKeys('alice-trader7', ['BTSold'])).toEqual({
      since: Date.parse('2026-11-26T14:05:00Z'),
    });
    world.history = [];
    expect(await readDeadKeys('alice-trader7', ['BTSold'])).toEqual({ since: null });
  });

  it('are not dead by the word of one node', async () => {
    world.first = [account('BTSnew', 'BTSnewer')];
    world.agreed = [account('BTSowner', 'BTSold')];
    expect(await readDeadKeys('alice-trader7', ['BTSold'])).toBeNull();
  });
});
