import { applyOperation, validateOperation } from './applyOperation.ts';
import { isAuthorizedToExecute, requiredAuthorities } from './authorities.ts';
import type { Context, ProposalRules } from './evaluator.ts';
import { assertChain, NodeError } from './nodeError.ts';
import type { StoredOperation } from './objects/operations.ts';
import type { OperationLog } from './operationLog.ts';
import type { MeasureOperation } from './requiredFee.ts';
import type { State } from './state.ts';
import { toSeconds } from './time.ts';

/** The context of applied operations, with everything that proposals need of the chain. */
export function contextOf(state: State, log: OperationLog, measure: MeasureOperation): Context {
  let nesting = 0;
  const context: Context = {
    state,
    recordVirtual: (operation, result) => log.recordVirtual(operation, result),
    proposals: {
      validate: (operations) => operations.forEach(validateOperation),
      authoritiesOf: (operations) => requiredAuthorities(operations),
      executeIfApproved(id) {
        if (!isAuthorizedToExecute(state, state.get('1.10', id))) return;
        nesting += 1;
        try {
          const isShallow = nesting <= state.global.active_witnesses.length * 2;
          const place = { file: 'db_block.cpp', line: 0, method: 'push_proposal' };
          assertChain(isShallow, place, 'counter < 2 * witnesses', 'Max proposal nesting depth exceeded!');
          execute(context, log, measure, id);
        } finally {
          nesting -= 1;
        }
      },
    },
  };
  return context;
}

/** Executes all operations of a proposal or none (C/db_block.cpp push_proposal); a refused one leaves its reason. */
function execute(context: Context, log: OperationLog, measure: MeasureOperation, id: string): void {
  const { state } = context;
  const mark = state.store.mark();
  const recorded = log.records.length;
  const { proposed_transaction } = state.get('1.10', id);
  try {
    for (const operation of proposed_transaction.operations)
      log.recordProposed(operation, () => applyOperation(context, operation, measure));
    state.store.remove(id);
  } catch (error) {
    if (!(error instanceof NodeError)) throw error;
    state.store.undoTo(mark);
    log.records.length = recorded;
    state.store.modify('1.10', id, { fail_reason: error.message });
    throw error;
  }
}

/** Ends expired proposals: an approved one is tried a last time (C/db_update.cpp clear_expired_proposals). */
export function endProposals(state: State, proposals: ProposalRules): void {
  const now = toSeconds(state.dynamic.time);
  for (const { id, expiration_time } of [...state.all('1.10')]) {
    if (toSeconds(expiration_time) > now) continue;
    try {
      proposals.executeIfApproved(id);
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
    }
    if (state.find('1.10', id) !== undefined) state.store.remove(id);
  }
}

/** Proposals that an account must approve, or has approved, by id (required_approval_index). */
export function proposalsOf(state: State, accountId: string): object[] {
  return [...state.all('1.10')].filter((each) =>
    [
      each.required_active_approvals,
      each.required_owner_approvals,
      each.available_active_approvals,
      each.available_owner_approvals,
    ].some((ids) => ids.includes(accountId)),
  );
}

/** The operations of a stored proposal_create. */
export const proposedIn = ([, members]: StoredOperation): StoredOperation[] =>
  (members.proposed_ops as { op: StoredOperation }[]).map(({ op }) => op);
