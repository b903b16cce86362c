import type { State } from './state.ts';
import { toSeconds } from './time.ts';

const U64 = (1n << 64n) - 1n;
const FACTOR = 2_685_821_657_736_338_717n;
/** Hundredths of a percent of the active witnesses that may be missing on top of an irreversible block, rounded down. */
const MAY_BE_MISSING = 3_000;

/** The order in which witnesses make the next blocks, drawn from the time of a block (C/db_witness_schedule.cpp). */
export function shuffledWitnesses(active: readonly string[], seconds: number): string[] {
  const shuffled = [...active];
  const seed = BigInt(seconds) << 32n;
  for (let index = 0; index < shuffled.length; index += 1) {
    let k = (seed + BigInt(index) * FACTOR) & U64;
    k ^= k >> 12n;
    k = (k ^ (k << 25n)) & U64;
    k ^= k >> 27n;
    k = (k * FACTOR) & U64;
    const other = index + Number(k % BigInt(shuffled.length - index));
    [shuffled[index], shuffled[other]] = [shuffled[other] ?? '', shuffled[index] ?? ''];
  }
  return shuffled;
}

/**
 * The witness of a block. A real chain uses time slots; here a block may come at any time, and no slot is ever missed,
 * so the number decides and each active witness makes one block a round.
 */
export function scheduledWitness(state: State, blockNumber: number): string {
  const { current_shuffled_witnesses: round } = state.get('2.12', '2.12.0');
  return round[blockNumber % round.length] ?? '1.6.0';
}

/** Draws the next round after the last block of one. */
export function drawRound(state: State): void {
  const { head_block_number, time } = state.dynamic;
  const { active_witnesses } = state.global;
  if (head_block_number % active_witnesses.length !== 0) return;
  const current_shuffled_witnesses = shuffledWitnesses(active_witnesses, toSeconds(time));
  state.store.modify('2.12', '2.12.0', { current_shuffled_witnesses });
}

/** Moves the last irreversible block up to what 70 % of the active witnesses have built on (C/db_update.cpp). */
export function moveIrreversible(state: State): void {
  const { active_witnesses } = state.global;
  const confirmed = active_witnesses
    .map((id) => state.get('1.6', id).last_confirmed_block_num)
    .sort((one, other) => one - other);
  const last = confirmed[Math.floor((MAY_BE_MISSING * confirmed.length) / 10_000)] ?? 0;
  if (last > state.dynamic.last_irreversible_block_num)
    state.store.modify('2.1', '2.1.0', { last_irreversible_block_num: last });
}
