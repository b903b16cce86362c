import { describe, expect, it } from 'vitest';
import { approvalsOf, wouldComplete } from './approvals.ts';
import type { AccountAuthority } from './objects.ts';

const shared = (weight_threshold: number, ...ids: string[]): AccountAuthority => ({
  weight_threshold,
  account_auths: ids.filter((id) => id.startsWith('1.2.')).map((id) => [id, 1]),
  key_auths: ids.filter((id) => id.startsWith('BTS')).map((id) => [id, 1]),
  address_auths: [],
});
const both = (authority: AccountAuthority) => ({ owner: authority, active: authority });
const [ALICE, BOB, CAROL, TEAM, FIRM, HOLDING, TRUST] = [17, 18, 19, 20, 21, 22, 23].map(
  (n) => `1.2.${n}`,
) as [string, string, string, string, string, string, string];
const known: Readonly<Record<string, ReturnType<typeof both>>> = {
  [ALICE]: both(shared(1, 'BTSalice')),
  [BOB]: both(shared(1, 'BTSbob')),
  [CAROL]: { owner: shared(1, 'BTScarol'), active: shared(2, 'BTSone', 'BTStwo') },
  [TEAM]: both(shared(2, ALICE, BOB, CAROL)),
  [FIRM]: both(shared(1, TEAM)),
  [HOLDING]: both(shared(1, FIRM)),
  [TRUST]: both(shared(1, HOLDING)),
};
const authoritiesOf = (id: string) => known[id];
const proposal = (required: string, approved: string[] = [], keys: string[] = []) => ({
  required_active_approvals: [required],
  required_owner_approvals: [],
  available_active_approvals: approved,
  available_owner_approvals: [],
  available_key_approvals: keys,
});
const isMet = (...parts: Parameters<typeof proposal>) =>
  approvalsOf(proposal(...parts), authoritiesOf)[0]?.isMet;

describe('the approvals of a proposal', () => {
  it('count each holder by weight against the threshold', () => {
    expect(approvalsOf(proposal(TEAM, [ALICE]), authoritiesOf)).toEqual([
      {
        accountId: TEAM,
        role: 'active',
        threshold: 2,
        reached: 1,
        isMet: false,
        holders: [
          { id: ALICE, isKey: false, weight: 1, hasApproved: true },
          { id: BOB, isKey: false, weight: 1, hasApproved: false },
          { id: CAROL, isKey: false, weight: 1, hasApproved: false },
        ],
      },
    ]);
    expect(isMet(TEAM, [ALICE, BOB])).toBe(true);
  });

  it('are the owner’s if required: its holders, or the account as owner', () => {
    const asked = { ...proposal(TEAM), required_active_approvals: [], required_owner_approvals: [TEAM] };
    const met = (change: object) => approvalsOf({ ...asked, ...change }, authoritiesOf)[0]?.isMet;
    expect(met({ available_active_approvals: [TEAM] })).toBe(false);
    expect(met({ available_owner_approvals: [TEAM] })).toBe(true);
    expect(met({ available_active_approvals: [ALICE, BOB] })).toBe(true);
  });

  it('are also an account’s own, or those of its keys', () => {
    expect(isMet(TEAM, [TEAM])).toBe(true);
    expect(isMet(CAROL, [], ['BTSone'])).toBe(false);
    expect(isMet(CAROL, [], ['BTSone', 'BTStwo'])).toBe(true);
    expect(isMet(CAROL, [], ['BTScarol'])).toBe(true);
  });

  it('reach through accounts that sign for accounts as deep as the chain follows', () => {
    expect(isMet(FIRM, [ALICE, BOB])).toBe(true);
    expect(isMet(HOLDING, [ALICE, BOB])).toBe(true);
    expect(isMet(TRUST, [ALICE, BOB])).toBe(false);
    expect(isMet(TRUST, [TEAM])).toBe(true);
  });

  it('are complete with the last missing one, for every account that is needed', () => {
    expect(wouldComplete(proposal(TEAM), ALICE, authoritiesOf)).toBe(false);
    expect(wouldComplete(proposal(TEAM, [BOB]), ALICE, authoritiesOf)).toBe(true);
    const two = { ...proposal(TEAM, [BOB]), required_owner_approvals: [CAROL] };
    expect(wouldComplete(two, ALICE, authoritiesOf)).toBe(false);
    expect(wouldComplete(proposal('1.2.99'), ALICE, authoritiesOf)).toBe(false);
  });
});
