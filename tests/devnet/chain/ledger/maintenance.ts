import { processFees } from './accountFees.ts';
import { CORE } from './balances.ts';
import { scaleBasicFee } from './basicFee.ts';
import type { State } from './state.ts';
import { toSeconds, toTime } from './time.ts';
import { tallyVotes } from './voteTally.ts';

const CYCLE_RATE = 17n;
const CYCLE_RATE_BITS = 32n;

/** Chain maintenance: fees are shared out, balances counted, the budget set, the next time planned (C/db_maint.cpp). */
export function performMaintenance(state: State): void {
  for (const { id, statistics } of state.all('1.2')) {
    const { pending_fees, pending_vested_fees } = state.get('2.6', statistics);
    if (pending_fees !== 0n || pending_vested_fees !== 0n) processFees(state, id);
  }
  countCoreBalances(state);
  tallyVotes(state);
  resetRegistrations(state);
  const { maintenance_interval } = state.global.parameters;
  const now = toSeconds(state.dynamic.time);
  const next = toTime((Math.floor(now / maintenance_interval) + 1) * maintenance_interval);
  state.store.modify('2.1', '2.1.0', {
    next_maintenance_time: next,
    last_vote_tally_time: state.dynamic.time,
    accounts_registered_this_interval: 0,
  });
  setBudget(state);
}

/** The statistics' core_in_balance is only brought up to date here. */
function countCoreBalances(state: State): void {
  for (const { id, owner, balance, maintenance_flag } of state.holdersOf(CORE)) {
    if (!maintenance_flag) continue;
    state.store.modify('2.6', state.account(owner).statistics, { core_in_balance: balance });
    state.store.modify('2.5', id, { maintenance_flag: false });
  }
}

/** Reverts the raises of the basic account fee. */
function resetRegistrations(state: State): void {
  const { accounts_per_fee_scale, account_fee_scale_bitshifts } = state.global.parameters;
  const raises = Math.floor(state.dynamic.accounts_registered_this_interval / accounts_per_fee_scale);
  if (raises === 0) return;
  const shift = BigInt(raises * account_fee_scale_bitshifts);
  scaleBasicFee(state, (fee) => fee >> shift);
}

/** Burns collected core fees and grants the witnesses' budget from the reserve (initialize_budget_record, process_budget). */
function setBudget(state: State): void {
  const { parameters } = state.global;
  const { last_budget_time, time, witness_budget: unused, next_maintenance_time } = state.dynamic;
  const core = state.dynamicData(CORE);
  const reserve = state.asset(CORE).options.max_supply - core.current_supply + core.accumulated_fees + unused;
  const isFirst = toSeconds(last_budget_time) === 0;
  const elapsed = isFirst ? 0n : BigInt(toSeconds(time) - toSeconds(last_budget_time));
  const rounding = (1n << CYCLE_RATE_BITS) - 1n;
  const share = (reserve * elapsed * CYCLE_RATE + rounding) >> CYCLE_RATE_BITS;
  const available = isFirst ? 0n : share < reserve ? share : reserve;
  const secondsLeft = toSeconds(next_maintenance_time) - toSeconds(time);
  const blocksLeft = BigInt(Math.ceil(secondsLeft / parameters.block_interval));
  const asked = parameters.witness_pay_per_block * blocksLeft;
  const granted = asked < available ? asked : available;
  state.store.modify('2.3', core.id, {
    current_supply: core.current_supply + granted - core.accumulated_fees - unused,
    accumulated_fees: 0n,
  });
  state.store.modify('2.1', '2.1.0', { witness_budget: granted, last_budget_time: time });
}
