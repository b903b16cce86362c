import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain, NodeError } from '../nodeError.ts';
import { instanceOf } from '../objectStore.ts';
import { toSeconds } from '../time.ts';

const file = 'proposal_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'proposal.cpp', line: 0, method: 'validate' };
const AT_ONCE = 'Cannot add and remove approval at the same time.';

function checkSides(added: readonly string[], removed: readonly string[], name: string): void {
  const isOnce = added.every((each) => !removed.includes(each));
  assertChain(isOnce, validatePlace, `${name}_to_remove.find(a) == ${name}_to_remove.end()`, AT_ONCE);
}

function changed(before: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  return [...new Set([...before, ...added])].filter((each) => !removed.includes(each));
}

const byId = (one: string, other: string): number => instanceOf(one) - instanceOf(other);

/** bitshares-core libraries/chain/proposal_evaluator.cpp, proposal_update_evaluator. */
export const proposalUpdate: Evaluator<23> = {
  file,
  feePayer: ({ fee_paying_account }) => fee_paying_account,
  authorities(op) {
    const keys = [...op.key_approvals_to_add, ...op.key_approvals_to_remove];
    const key_auths = keys.map((key): [string, number] => [key, 1]);
    return {
      active: [op.fee_paying_account, ...op.active_approvals_to_add, ...op.active_approvals_to_remove],
      owner: [...op.owner_approvals_to_add, ...op.owner_approvals_to_remove],
      other:
        keys.length === 0
          ? []
          : [{ weight_threshold: keys.length, account_auths: [], key_auths, address_auths: [] }],
    };
  },
  validate(op) {
    assertChain(op.fee.amount >= 0n, validatePlace, 'fee.amount >= 0');
    const count = [
      op.active_approvals_to_add,
      op.active_approvals_to_remove,
      op.owner_approvals_to_add,
      op.owner_approvals_to_remove,
      op.key_approvals_to_add,
      op.key_approvals_to_remove,
    ].flat().length;
    assertChain(count > 0, validatePlace, '!(active_approvals_to_add.empty() && …)');
    checkSides(op.active_approvals_to_add, op.active_approvals_to_remove, 'active_approvals');
    checkSides(op.owner_approvals_to_add, op.owner_approvals_to_remove, 'owner_approvals');
    checkSides(op.key_approvals_to_add, op.key_approvals_to_remove, 'key_approvals');
  },
  evaluate(op, { state, proposals }) {
    const before = state.get('1.10', op.proposal);
    const { review_period_time } = before;
    if (review_period_time !== undefined && toSeconds(state.dynamic.time) >= toSeconds(review_period_time))
      assertChain(
        op.active_approvals_to_add.length + op.owner_approvals_to_add.length === 0,
        place,
        'o.active_approvals_to_add.empty() && o.owner_approvals_to_add.empty()',
        'This proposal is in its review period. No new approvals may be added.',
      );
    const hasActive = op.active_approvals_to_remove.every((id) =>
      before.available_active_approvals.includes(id),
    );
    assertChain(hasActive, place, '_proposal->available_active_approvals.find(id) != end()');
    const hasOwner = op.owner_approvals_to_remove.every((id) =>
      before.available_owner_approvals.includes(id),
    );
    assertChain(hasOwner, place, '_proposal->available_owner_approvals.find(id) != end()');
    return () => {
      state.store.modify('1.10', op.proposal, {
        available_active_approvals: changed(
          before.available_active_approvals,
          op.active_approvals_to_add,
          op.active_approvals_to_remove,
        ).sort(byId),
        available_owner_approvals: changed(
          before.available_owner_approvals,
          op.owner_approvals_to_add,
          op.owner_approvals_to_remove,
        ).sort(byId),
        available_key_approvals: changed(
          before.available_key_approvals,
          op.key_approvals_to_add,
          op.key_approvals_to_remove,
        ),
      });
      // A proposal with a review period executes at its end or never.
      if (review_period_time === undefined)
        executeWhenApproved(() => proposals.executeIfApproved(op.proposal));
      return voidResult;
    };
  },
};

/** A failed execution leaves the proposal, which is tried again at its end. */
function executeWhenApproved(execute: () => void): void {
  try {
    execute();
  } catch (error) {
    if (!(error instanceof NodeError)) throw error;
  }
}
