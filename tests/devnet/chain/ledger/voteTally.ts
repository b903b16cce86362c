import type { AccountObject, AccountStatistics } from './objects/accounts.ts';
import type { State } from './state.ts';
import { toSeconds } from './time.ts';
import { candidateOf } from './voteChecks.ts';

/*
 * Vote counting at maintenance (C/db_maint.cpp, vote_tally_helper); this chain has no voting tickets, so coins count
 * directly.
 */

const DAY = 86_400;
const FULL_SECONDS = 360 * DAY;
const STEPS = 8n;
const STEP_SECONDS = 45 * DAY;

/** The part of a stake that counts by the age of its votes: full for 360 days, then an eighth less each 45 days. */
export function decayedStake(stake: bigint, lastVote: string, now: string): bigint {
  const over = toSeconds(now) - FULL_SECONDS - toSeconds(lastVote);
  if (over < 0) return stake;
  const lost = BigInt(Math.floor(over / STEP_SECONDS)) + 1n;
  if (lost >= STEPS) return 0n;
  return stake - (stake * ((10_000n * lost) / STEPS)) / 10_000n;
}

interface Weights {
  readonly all: bigint;
  readonly active: bigint;
  readonly witness: bigint;
  readonly committee: bigint;
}

function stakeOf(state: State, { cashback_vb }: AccountObject, stats: AccountStatistics): bigint {
  const cashback = cashback_vb === undefined ? 0n : (state.find('1.13', cashback_vb)?.balance.amount ?? 0n);
  return stats.total_core_in_orders + stats.core_in_balance + cashback;
}

function weightsOf(state: State, account: AccountObject, stats: AccountStatistics): Weights {
  const now = state.dynamic.time;
  const all = stakeOf(state, account, stats);
  const proxy = account.options.voting_account;
  const active = proxy === '1.2.5' ? all : decayedStake(all, stats.last_vote_time, now);
  const opinion = proxy === '1.2.5' ? account : state.account(proxy);
  const { last_vote_time } = state.statistics(opinion.id);
  const weighed = decayedStake(active, last_vote_time, now);
  const divisor = BigInt(Math.max(opinion.num_committee_voted, 1));
  return { all, active, witness: weighed, committee: weighed / divisor };
}

/**
 * Counts all votes from the beginning: the weight of each account, and the votes for each witness and committee member.
 */
export function tallyVotes(state: State): void {
  const totals = new Map<string, bigint>();
  const vote_tally_time = state.dynamic.time;
  for (const account of state.all('1.2')) {
    const stats = state.statistics(account.id);
    // has_some_core_voting() of the node: accounts without votes are not counted.
    if (!stats.is_voting) continue;
    const weights = weightsOf(state, account, stats);
    if (weights.all === 0n) continue;
    state.store.modify('2.6', stats.id, {
      vp_all: weights.all,
      vp_active: weights.active,
      vp_committee: weights.committee,
      vp_witness: weights.witness,
      vp_worker: weights.witness,
      vote_tally_time,
    });
    const proxy = account.options.voting_account;
    const { votes } = (proxy === '1.2.5' ? account : state.account(proxy)).options;
    for (const vote of votes) {
      const weight = vote.startsWith('0:') ? weights.committee : weights.witness;
      totals.set(vote, (totals.get(vote) ?? 0n) + weight);
    }
  }
  for (const type of ['1.5', '1.6'] as const)
    for (const { id, vote_id, total_votes } of state.all(type)) {
      const counted = totals.get(vote_id) ?? 0n;
      if (counted !== total_votes) state.store.modify(type, id, { total_votes: counted });
    }
  tallyWorkers(state, totals);
}

/** The votes for workers; votes against them are not counted any more. */
function tallyWorkers(state: State, totals: ReadonlyMap<string, bigint>): void {
  for (const { id, vote_for, total_votes_for } of state.all('1.14')) {
    const counted = totals.get(vote_for) ?? 0n;
    if (counted !== total_votes_for) state.store.modify('1.14', id, { total_votes_for: counted });
  }
}

/** The candidates of votes, in their order; null if there is none. */
export const candidatesOf = (state: State, votes: readonly string[]) =>
  votes.map((vote) => candidateOf(state, vote) ?? null);
