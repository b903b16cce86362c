import { operationType as type } from '@xbts/shared/protocol/operationTypes.ts';
import { requiredAuthorities } from './authorities.ts';
import { evaluatorOf } from './evaluators.ts';
import { instanceOf } from './objectStore.ts';
import type { Authority } from './objects/accounts.ts';
import type { OperationRecord } from './objects/operations.ts';
import { isEvaluated } from './operationShapes.ts';
import { proposedIn } from './proposals.ts';
import type { State } from './state.ts';

/** Stores an operation of an applied block and enters it into the history of every impacted account. */
export function recordOperation(state: State, record: Omit<OperationRecord, 'id'>): OperationRecord {
  const stored = state.store.create('1.11', (id) => ({ id, ...record }));
  for (const account of impactedAccounts(stored)) {
    const statistics = state.statistics(account);
    const sequence = statistics.total_ops + 1;
    const entry = state.store.create('2.9', (id) => ({
      id,
      account,
      operation_id: stored.id,
      sequence,
      next: statistics.most_recent_op,
    }));
    state.store.modify('2.6', statistics.id, { most_recent_op: entry.id, total_ops: sequence });
  }
  return stored;
}

/** Ids in ascending order (A/impacted.cpp, as far as chain.md §2 lists it). */
export function impactedAccounts({ op, result }: Pick<OperationRecord, 'op' | 'result'>): string[] {
  const [id, members] = op;
  const accounts = new Set<string>();
  const add = (...names: string[]): void => {
    for (const name of names) accounts.add(String(members[name]));
  };
  if (id === type.fill_order) add('account_id');
  else if (isEvaluated(id)) {
    const { evaluator, members: read } = evaluatorOf(op);
    accounts.add(evaluator.feePayer(read));
  }
  if (id === type.transfer || id === type.htlc_create) add('to');
  // A recipient who gave the secret has that in the history, and no second row.
  if (id === type.htlc_redeemed) {
    add('from');
    if (members.to !== members.redeemer) add('to');
  }
  if (id === type.htlc_refund) add('to');
  if (id === type.asset_issue) add('issue_to_account');
  if (id === type.vesting_balance_create) add('owner');
  if (id === type.account_whitelist) add('account_to_list');
  if (id === type.account_create) {
    add('referrer');
    addMembers(accounts, members.owner, members.active);
    if (result[0] === 1) accounts.add(result[1]);
  }
  // A/impacted.cpp: the accounts that must approve the proposed operations.
  if (id === type.proposal_create) {
    for (const proposed of proposedIn(op)) {
      const { active, owner } = requiredAuthorities([proposed]);
      for (const account of [...active, ...owner]) accounts.add(account);
    }
  }
  if (id === type.account_update) addMembers(accounts, members.owner, members.active);
  return [...accounts].sort((one, other) => instanceOf(one) - instanceOf(other));
}

function addMembers(accounts: Set<string>, ...authorities: unknown[]): void {
  for (const authority of authorities as (Authority | undefined)[]) {
    for (const [account] of authority?.account_auths ?? []) accounts.add(account);
  }
}
