import { type Evaluator, proposedOperations } from '../evaluator.ts';
import { assertChain, failChain } from '../nodeError.ts';
import type { ProposalObject } from '../objects/proposals.ts';
import { toSeconds, toTime } from '../time.ts';

const file = 'proposal_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'proposal.cpp', line: 0, method: 'validate' };
const COMMITTEE = '1.2.0';

/** bitshares-core libraries/chain/proposal_evaluator.cpp, proposal_create_evaluator. */
export const proposalCreate: Evaluator<22> = {
  file,
  feePayer: ({ fee_paying_account }) => fee_paying_account,
  validate({ proposed_ops }) {
    assertChain(proposed_ops.length > 0, validatePlace, '!proposed_ops.empty()');
  },
  evaluate(operation, { state, proposals }) {
    const { fee_paying_account, expiration_time, review_period_seconds } = operation;
    const operations = proposedOperations(operation);
    proposals.validate(operations);
    const now = toSeconds(state.dynamic.time);
    const end = toSeconds(expiration_time);
    const { maximum_proposal_lifetime, committee_proposal_review_period } = state.global.parameters;
    assertChain(
      end > now,
      place,
      'o.expiration_time > block_time',
      'Proposal has already expired on creation.',
    );
    assertChain(
      end <= now + maximum_proposal_lifetime,
      place,
      'o.expiration_time <= block_time + global_parameters.maximum_proposal_lifetime',
      'Proposal expiration time is too far in the future.',
    );
    assertChain(
      review_period_seconds === undefined || review_period_seconds < end - now,
      place,
      '!o.review_period_seconds || fc::seconds(*o.review_period_seconds) < (o.expiration_time - block_time)',
      'Proposal review period must be less than its overall lifetime.',
    );
    const required = proposals.authoritiesOf(operations);
    assertChain(required.other.length === 0, place, 'other.size() == 0');
    if (required.active.includes(COMMITTEE)) {
      const min = committee_proposal_review_period;
      if (review_period_seconds === undefined)
        failChain(3052201, place, 'Review period not given, but at least ${min} required', { min });
      if (review_period_seconds < min)
        failChain(3052202, place, 'Review period of ${t} specified, but at least ${min} required', {
          t: review_period_seconds,
          min,
        });
    }
    return () => {
      const made = state.store.create(
        '1.10',
        (id): ProposalObject => ({
          id,
          expiration_time,
          ...(review_period_seconds === undefined
            ? {}
            : { review_period_time: toTime(end - review_period_seconds) }),
          proposed_transaction: {
            ref_block_num: 0,
            ref_block_prefix: 0,
            expiration: expiration_time,
            operations,
            extensions: [],
            signatures: [],
          },
          // An account that must approve as owner need not approve as active too.
          required_active_approvals: required.active.filter((each) => !required.owner.includes(each)),
          available_active_approvals: [],
          required_owner_approvals: required.owner,
          available_owner_approvals: [],
          available_key_approvals: [],
          proposer: fee_paying_account,
          fail_reason: '',
        }),
      );
      return [1, made.id];
    };
  },
};
