import { smaller } from './bounds.ts';
import { depositLazily } from './lazyVesting.ts';
import type { State } from './state.ts';

const WITNESS_PAY_VESTING_SECONDS = 86_400;

/** Pays a block's witness from the budget, as far as it lasts (C/db_update.cpp update_signing_witness). */
export function payWitness(state: State, witnessId: string): void {
  const { witness_budget } = state.dynamic;
  const { witness_pay_per_block } = state.global.parameters;
  const pay = smaller(witness_pay_per_block, witness_budget);
  const witness = state.find('1.6', witnessId);
  if (pay === 0n || witness === undefined) return;
  state.store.modify('2.1', '2.1.0', { witness_budget: witness_budget - pay });
  const vestingId = depositLazily(state, {
    vestingId: witness.pay_vb,
    owner: witness.witness_account,
    amount: pay,
    vestingSeconds: WITNESS_PAY_VESTING_SECONDS,
    balanceType: 'witness',
    isVested: false,
  });
  if (vestingId !== undefined) state.store.modify('1.6', witnessId, { pay_vb: vestingId });
}
