import { encodeJson, type JsonValue } from '../json.ts';
import type { RequiredAuthorities } from './evaluator.ts';
import { evaluatorOf } from './evaluators.ts';
import { failChain } from './nodeError.ts';
import { instanceOf } from './objectStore.ts';
import type { Authority } from './objects/accounts.ts';
import type { StoredTransaction } from './objects/blocks.ts';
import type { StoredOperation } from './objects/operations.ts';
import type { ProposalObject } from './objects/proposals.ts';
import type { State } from './state.ts';

const MAX_DEPTH = 2;
const TEMP_ACCOUNT = '1.2.4';
const FILE = 'transaction.cpp';

/** The accounts whose authority operations need, ascending, and authorities of keys alone. */
export function requiredAuthorities(operations: readonly StoredOperation[]): Required<RequiredAuthorities> {
  const active = new Set<string>();
  const owner = new Set<string>();
  const other: Authority[] = [];
  for (const operation of operations) {
    const { evaluator, members } = evaluatorOf(operation);
    const required = evaluator.authorities?.(members) ?? { active: [evaluator.feePayer(members)], owner: [] };
    for (const account of required.active) active.add(account);
    for (const account of required.owner) owner.add(account);
    other.push(...(required.other ?? []));
  }
  const ascending = (ids: Set<string>): string[] =>
    [...ids].sort((one, other) => instanceOf(one) - instanceOf(other));
  return { active: ascending(active), owner: ascending(owner), other };
}

/** Follows authorities as the node's sign_state does; keys it counted are marked used. */
class SignState {
  readonly used = new Set<string>();
  readonly #state: State;
  readonly #keys: ReadonlySet<string>;
  readonly #approved: Set<string>;

  constructor(state: State, keys: Iterable<string>, approved: readonly string[] = []) {
    this.#state = state;
    this.#keys = new Set(keys);
    this.#approved = new Set([TEMP_ACCOUNT, ...approved]);
  }

  isActiveMet(accountId: string): boolean {
    const { active, owner } = this.#state.account(accountId);
    return this.#approved.has(accountId) || this.isMet(active) || this.isMet(owner);
  }

  isOwnerMet(accountId: string): boolean {
    return this.isMet(this.#state.account(accountId).owner);
  }

  isMet(authority: Authority, depth = 0): boolean {
    let weight = 0;
    for (const [key, keyWeight] of authority.key_auths) {
      if (!this.#keys.has(key)) continue;
      this.used.add(key);
      weight += keyWeight;
      if (weight >= authority.weight_threshold) return true;
    }
    for (const [accountId, accountWeight] of authority.account_auths) {
      if (!this.#isApproved(accountId, depth)) continue;
      weight += accountWeight;
      if (weight >= authority.weight_threshold) return true;
    }
    return weight >= authority.weight_threshold;
  }

  #isApproved(accountId: string, depth: number): boolean {
    if (this.#approved.has(accountId)) return true;
    if (depth === MAX_DEPTH) return false;
    const account = this.#state.find('1.2', accountId);
    if (account === undefined) return false;
    if (!this.isMet(account.active, depth + 1) && !this.isMet(account.owner, depth + 1)) return false;
    this.#approved.add(accountId);
    return true;
  }
}

/** Checks the keys that signed: every required authority met, none superfluous (P/transaction.cpp verify_authority). */
export function verifyAuthority(state: State, transaction: StoredTransaction, keys: readonly string[]): void {
  const required = requiredAuthorities(transaction.operations);
  const signState = new SignState(state, keys);
  if (required.active.includes('1.2.0')) {
    const place = { file: FILE, line: 0, method: 'verify_authority' };
    failChain(4010006, place, 'Committee account may only propose transactions');
  }
  if (!required.other.every((each) => signState.isMet(each))) {
    const place = { file: FILE, line: 0, method: 'verify_authority' };
    failChain(4010003, place, 'Missing Authority');
  }
  for (const id of required.owner) {
    if (!signState.isOwnerMet(id)) failMissing(state, id, 4010002, 'Owner');
  }
  for (const id of required.active) {
    if (!signState.isActiveMet(id)) failMissing(state, id, 4010001, 'Active');
  }
  if (keys.some((key) => !signState.used.has(key))) {
    const place = { file: FILE, line: 341, method: 'verify_authority' };
    failChain(4010004, place, 'Unnecessary signature(s) detected');
  }
}

/** Whether the approvals of a proposal suffice (C/proposal_object.cpp is_authorized_to_execute); the committee may act by one. */
export function isAuthorizedToExecute(state: State, proposal: ProposalObject): boolean {
  const { available_key_approvals: keys, available_active_approvals, available_owner_approvals } = proposal;
  const required = requiredAuthorities(proposal.proposed_transaction.operations);
  const signState = new SignState(state, keys, [...available_active_approvals, ...available_owner_approvals]);
  const isMet =
    required.other.every((each) => signState.isMet(each)) &&
    required.active.every((id) => signState.isActiveMet(id)) &&
    required.owner.every((id) => available_owner_approvals.includes(id) || signState.isOwnerMet(id));
  return isMet && keys.every((key) => signState.used.has(key));
}

function failMissing(state: State, id: string, code: number, role: 'Active' | 'Owner'): never {
  const { active, owner } = state.account(id);
  const facts: { [name: string]: JsonValue } =
    role === 'Active'
      ? { id, auth: encodeJson(active), owner: encodeJson(owner) }
      : { id, auth: encodeJson(owner) };
  const place = { file: FILE, line: role === 'Active' ? 336 : 328, method: 'verify_authority' };
  failChain(code, place, `Missing ${role} Authority \${id}`, facts);
}

/** Keys out of `available` that are needed besides the ones that already signed. */
export function missingSigners(
  state: State,
  transaction: StoredTransaction,
  signed: readonly string[],
  available: readonly string[],
): string[] {
  const required = requiredAuthorities(transaction.operations);
  const signState = new SignState(state, [...signed, ...available]);
  for (const authority of required.other) signState.isMet(authority);
  for (const id of required.owner) signState.isOwnerMet(id);
  for (const id of required.active) signState.isActiveMet(id);
  return available.filter((key) => signState.used.has(key) && !signed.includes(key));
}

/** Every key of the involved authorities; owner keys only where the active authority is not met by `signed`. */
export function potentialSigners(
  state: State,
  transaction: StoredTransaction,
  signed: readonly string[],
): string[] {
  const keys = new Set<string>();
  const collect = (authority: Authority, depth: number): void => {
    for (const [key] of authority.key_auths) keys.add(key);
    if (depth === MAX_DEPTH) return;
    for (const [accountId] of authority.account_auths) {
      const account = state.find('1.2', accountId);
      if (account !== undefined) collect(account.active, depth + 1);
    }
  };
  const required = requiredAuthorities(transaction.operations);
  const signState = new SignState(state, signed);
  for (const id of required.active) {
    const { active, owner } = state.account(id);
    collect(active, 0);
    if (!signState.isMet(active)) collect(owner, 0);
  }
  for (const id of required.owner) collect(state.account(id).owner, 0);
  return [...keys].sort();
}
