import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import type { SavedAccount } from '../../account/model/accounts.ts';
import { deviceShare } from './deviceShare.ts';

const authority = (threshold: number, auths: Record<string, number>): AccountAuthority => ({
  weight_threshold: threshold,
  account_auths: Object.entries(auths).filter(([id]) => id.startsWith('1.2.')),
  key_auths: Object.entries(auths).filter(([id]) => id.startsWith('BTS')),
  address_auths: [],
});
const saved = (name: string, id: string, change: Partial<SavedAccount> = {}): SavedAccount => ({
  name,
  id,
  type: 'password',
  roles: ['active', 'memo'],
  canSign: true,
  ...change,
});
const alice = saved('alice', '1.2.17');
const team = saved('team', '1.2.20', { roles: ['memo'], canSign: false });
const share = (given: AccountAuthority, ...accounts: SavedAccount[]) =>
  deviceShare(given, { role: 'active', name: 'team', saved: accounts });

describe('the signing power of this device for an account', () => {
  it('is sufficient with its only key', () => {
    const own = share(authority(1, { BTSone: 1 }), saved('team', '1.2.20'));
    expect(own).toMatchObject({ own: 1, isEnough: true, hasOnlyKey: true, isEven: true });
  });

  it('counts accounts that sign for it and can sign here, and no watched ones', () => {
    const two = authority(2, { '1.2.17': 1, '1.2.18': 1, '1.2.19': 1 });
    expect(share(two, team, alice)).toMatchObject({ own: 1, threshold: 2, signers: 3, isEnough: false });
    expect(share(two, alice, saved('bob', '1.2.18')).isEnough).toBe(true);
    expect(share(two, saved('bob', '1.2.18', { type: 'view', roles: [], canSign: false })).own).toBe(0);
  });

  it('knows that some of several keys are here, but not which', () => {
    const keys = authority(3, { BTSone: 1, BTStwo: 2, BTSthree: 2 });
    expect(share(keys, saved('team', '1.2.20', { canSign: false }))).toMatchObject({
      own: 1,
      isEnough: false,
      hasSomeKeys: true,
      isEven: false,
    });
    expect(share(keys, saved('team', '1.2.20')).isEnough).toBe(true);
  });

  it('excludes the owner’s key: a password opens it, and it is not stored', () => {
    const own = deviceShare(authority(1, { BTSowner: 1 }), {
      role: 'owner',
      name: 'team',
      saved: [saved('team', '1.2.20', { roles: ['owner', 'active', 'memo'] })],
    });
    expect(own).toMatchObject({ own: 0, isEnough: false, needsSecret: true, hasOnlyKey: false });
  });

  it('is zero without a key or an account of it', () => {
    expect(share(authority(1, { BTSone: 1 }), team)).toMatchObject({ own: 0, isEnough: false });
    expect(share(authority(2, { '1.2.17': 1 }), alice)).toMatchObject({ own: 1, total: 1, isEnough: false });
  });
});
