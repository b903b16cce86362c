import { defaultParameters } from './defaultParameters.ts';
import type { Genesis } from './genesis.ts';
import type { State } from './state.ts';
import { ZERO_TIME } from './time.ts';

const ALL_SLOTS = (1n << 128n) - 1n;

/** The chain's objects at its first block: its parameters, its head, its round of witnesses and its constants. */
export function createProperties(state: State, genesis: Genesis, witnesses: readonly number[]): void {
  const parameters = { ...defaultParameters(), ...genesis.parameters };
  state.store.create('2.0', () => ({
    id: '2.0.0',
    parameters,
    next_available_vote_id: witnesses.length,
    active_committee_members: [],
    active_witnesses: witnesses.map((number) => `1.6.${number}`),
  }));
  state.store.create('2.1', () => ({
    id: '2.1.0',
    head_block_number: 0,
    head_block_id: '0'.repeat(40),
    time: genesis.time,
    current_witness: '1.6.0',
    next_maintenance_time: genesis.time,
    last_vote_tally_time: genesis.time,
    last_budget_time: ZERO_TIME,
    witness_budget: 0n,
    total_pob: 0n,
    total_inactive: 0n,
    accounts_registered_this_interval: 0,
    recently_missed_count: 0,
    current_aslot: 0,
    recent_slots_filled: ALL_SLOTS,
    dynamic_flags: 0,
    last_irreversible_block_num: 0,
  }));
  state.store.create('2.12', () => ({
    id: '2.12.0',
    current_shuffled_witnesses: witnesses.map((number) => `1.6.${number}`),
  }));
  state.store.create('2.11', () => ({
    id: '2.11.0',
    chain_id: genesis.chainId,
    immutable_parameters: {
      min_committee_member_count: witnesses.length,
      min_witness_count: witnesses.length,
      num_special_accounts: 0,
      num_special_assets: 0,
    },
  }));
}
