import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';

const file = 'proposal_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };

/** bitshares-core libraries/chain/proposal_evaluator.cpp, proposal_delete_evaluator. */
export const proposalDelete: Evaluator<24> = {
  file,
  feePayer: ({ fee_paying_account }) => fee_paying_account,
  authorities: ({ fee_paying_account, using_owner_authority }) =>
    using_owner_authority
      ? { active: [], owner: [fee_paying_account] }
      : { active: [fee_paying_account], owner: [] },
  validate({ fee }) {
    assertChain(fee.amount >= 0n, { ...place, file: 'proposal.cpp', method: 'validate' }, 'fee.amount >= 0');
  },
  evaluate({ proposal: id, fee_paying_account: provided, using_owner_authority }, { state }) {
    const { required_owner_approvals, required_active_approvals } = state.get('1.10', id);
    const required = using_owner_authority ? required_owner_approvals : required_active_approvals;
    assertChain(
      required.includes(provided),
      place,
      'required_approvals->find(o.fee_paying_account) != required_approvals->end()',
      'Provided authority is not authoritative for this proposal.',
      { provided, required: [...required] },
    );
    return () => {
      state.store.remove(id);
      return voidResult;
    };
  },
};
