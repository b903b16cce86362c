import { assertChain, failChain } from './nodeError.ts';
import type { AccountOptions, Authority } from './objects/accounts.ts';
import type { State } from './state.ts';

const validatePlace = { file: 'account.cpp', line: 0, method: 'validate' };
const evaluatePlace = { file: 'account_evaluator.cpp', line: 0, method: 'verify_authority_accounts' };

function memberCount({ account_auths, key_auths, address_auths }: Authority): number {
  return account_auths.length + key_auths.length + address_auths.length;
}

/** An authority is not empty, can be met, and has no address members. */
export function checkAuthority(authority: Authority, role: 'owner' | 'active'): void {
  assertChain(memberCount(authority) !== 0, validatePlace, `${role}.num_auths() != 0`);
  const hasNoAddress = authority.address_auths.length === 0;
  assertChain(hasNoAddress, validatePlace, `${role}.address_auths.size() == 0`);
  const members = [...authority.account_auths, ...authority.key_auths];
  const weight = members.reduce((sum, [, memberWeight]) => sum + memberWeight, 0);
  const isPossible = weight >= authority.weight_threshold;
  const text = `cannot have an impossible ${role} authority`;
  assertChain(isPossible, validatePlace, `!${role}.is_impossible()`, text);
}

/** There are at least as many votes of each kind as num_witness and num_committee promise. */
export function checkOptions({ votes, num_witness, num_committee }: AccountOptions): void {
  const witnesses = votes.filter((vote) => vote.startsWith('1:')).length;
  const committee = votes.filter((vote) => vote.startsWith('0:')).length;
  assertChain(
    num_witness <= witnesses,
    validatePlace,
    'needed_witnesses == 0',
    'May not specify fewer witnesses than the number voted for.',
  );
  assertChain(
    num_committee <= committee,
    validatePlace,
    'needed_committee == 0',
    'May not specify fewer committee members than the number voted for.',
  );
}

/** The accounts in an authority exist, and there are not too many. */
export function checkAuthorityAccounts(state: State, authority: Authority): void {
  const maximum = state.global.parameters.maximum_authority_membership;
  if (memberCount(authority) > maximum) {
    failChain(3050502, evaluatePlace, 'Maximum authority membership exceeded');
  }
  for (const [id] of authority.account_auths) {
    if (state.find('1.2', id) !== undefined) continue;
    failChain(3050503, evaluatePlace, 'Account ${a} specified in authority does not exist', { a: id });
  }
}
