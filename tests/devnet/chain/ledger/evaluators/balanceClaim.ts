import type { Evaluator } from '../evaluator.ts';
import { failMissing } from '../missingObject.ts';
import { assertChain } from '../nodeError.ts';

const file = 'balance_evaluator.cpp';
const place = { file: 'balance.cpp', line: 0, method: 'validate' };

/**
 * This chain began without balances to claim: such a claim is parsed and its signers are known, but its balance never
 * exists.
 */
export const balanceClaim: Evaluator<37> = {
  file,
  feePayer: ({ deposit_to_account }) => deposit_to_account,
  authorities: ({ deposit_to_account, balance_owner_key }) => ({
    active: [deposit_to_account],
    owner: [],
    other: [
      { weight_threshold: 1, account_auths: [], key_auths: [[balance_owner_key, 1]], address_auths: [] },
    ],
  }),
  validate({ fee }) {
    assertChain(fee.amount === 0n && fee.asset_id === '1.3.0', place, 'fee == asset()');
  },
  evaluate: ({ balance_to_claim }) => failMissing(balance_to_claim),
};
