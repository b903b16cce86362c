import type { QuietTime } from '@xbts/shared/alerts/quietTime.ts';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { quietOf } from './quietTimes.ts';

/** A notice claimed by one process, which alone may send it while the claim lasts. */
export interface ClaimedNotice {
  readonly id: bigint;
  readonly uid: number;
  readonly language: string;
  readonly kind: string;
  readonly facts: unknown;
  /** Earlier send attempts. */
  readonly attempt: number;
  /** Milliseconds since it was queued. */
  readonly ageMs: number;
  /** The chat's quiet time; null: none. */
  readonly quiet: QuietTime | null;
}

/** The claiming process, and the duration of its claims. */
export interface Claimant {
  readonly id: string;
  readonly leaseMs: number;
}

/** The outcome of the notice's attempt number `attempt`. */
export interface Settlement {
  readonly id: bigint;
  readonly attempt: number;
  /** sent · waiting: send again after `waitMs` · given_up: for the reason `code`. */
  readonly state: 'sent' | 'waiting' | 'given_up';
  readonly waitMs: number;
  readonly code: string | null;
}

type QuietColumns = Parameters<typeof quietOf>[0];

const leaseOf = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/**
 * Claims due notices, the oldest first: only the first unsent one of each chat, and only when the chat is reachable and
 * may be written to again. Rows that another process is claiming are skipped.
 *
 * The order of one index is followed, and each chat looked up by its key: `offset 0` and the subquery leave the planner
 * no other way, whatever its statistics say of a queue that was empty when they were made.
 */
export async function claimNotices(db: Db, claimant: Claimant, limit: number): Promise<ClaimedNotice[]> {
  const { rows } = await sql<Omit<ClaimedNotice, 'uid' | 'quiet'> & QuietColumns & { uid: bigint }>`
    with due as (
      select o.id, s.* from outbox o
      cross join lateral (
        select language, quiet_from, quiet_to, time_zone from subscribers
        where uid = o.uid and send_after <= now() and unreachable_since is null offset 0) s
      where o.state = 'waiting' and o.not_before <= now() and o.id = (
        select e.id from outbox e
        where e.uid = o.uid and e.state in ('waiting', 'claimed', 'sending') order by e.id limit 1)
      order by o.not_before, o.id limit ${limit}
      for update of o skip locked
    )
    update outbox o
    set state = 'claimed', claimed_by = ${claimant.id}, claimed_until = now() + ${leaseOf(claimant.leaseMs)}
    from due where o.id = due.id
    returning o.id, o.uid, due.language, o.kind, o.facts, o.attempt, due.quiet_from, due.quiet_to, due.time_zone,
      (extract(epoch from now() - o.queued_at) * 1000)::double precision as "ageMs"`.execute(db);
  return rows.map(({ quiet_from, quiet_to, time_zone, ...row }) => ({
    ...row,
    uid: Number(row.uid),
    quiet: quietOf({ quiet_from, quiet_to, time_zone }),
  }));
}

/**
 * Records that the sends of these notices begin now, and renews their claims. Resolves to the attempt number of each
 * that is still the claimant's: only those may be sent.
 */
export async function beginSending(
  db: Db,
  claimant: Claimant,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ id: bigint; attempt: number }>`
    update outbox
    set state = 'sending', attempt = attempt + 1, claimed_until = clock_timestamp() + ${leaseOf(claimant.leaseMs)}
    where id = any (${[...ids]}::bigint[]) and state = 'claimed'
      and claimed_by = ${claimant.id} and claimed_until > clock_timestamp()
    returning id, attempt`.execute(db);
  return new Map(rows.map(({ id, attempt }) => [id, attempt]));
}

/**
 * Records the outcomes of sends; a chat with a sent message rests for `chatGapMs`. Lost claims stay unchanged. Chats
 * are locked before their notices, like in a removal: another order could deadlock.
 */
export async function settleSends(
  db: Db,
  claimant: Claimant,
  options: { settlements: readonly Settlement[]; chatGapMs: number },
): Promise<void> {
  const column = <Value>(read: (settlement: Settlement) => Value) => options.settlements.map(read);
  await sql`
    with outcomes as (
      select * from unnest(
        ${column((one) => one.id)}::bigint[], ${column((one) => one.attempt)}::int[],
        ${column((one) => one.state)}::text[], ${column((one) => one.waitMs)}::double precision[],
        ${column((one) => one.code)}::text[]
      ) as t (id, attempt, state, wait_ms, code)
    ), chats as (
      select uid from subscribers
      where uid in (select o.uid from outbox o join outcomes on outcomes.id = o.id)
      for no key update
    ), settled as (
      update outbox o
      set state = t.state, code = t.code, claimed_by = null, claimed_until = null,
        not_before = clock_timestamp() + make_interval(secs => t.wait_ms / 1000),
        done_at = case when t.state = 'waiting' then null else clock_timestamp() end
      from outcomes t, chats
      where o.id = t.id and o.uid = chats.uid
        and o.attempt = t.attempt and o.state = 'sending' and o.claimed_by = ${claimant.id}
      returning o.uid, o.state
    )
    update subscribers s set send_after = clock_timestamp() + ${leaseOf(options.chatGapMs)}
    from settled where settled.uid = s.uid and settled.state = 'sent'`.execute(db);
}

/** Releases claims whose sends have not begun. */
export async function releaseClaims(db: Db, claimant: Claimant, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update outbox set state = 'waiting', claimed_by = null, claimed_until = null
    where id = any (${[...ids]}::bigint[]) and state = 'claimed' and claimed_by = ${claimant.id}`.execute(db);
}

/**
 * Frees the claims of ended processes: expired claims, or all when no other process can be alive. A send that had begun
 * may have arrived, so it is repeated once; when the repetition was interrupted too, it is given up. Resolves to the
 * numbers of freed, repeated and abandoned ones.
 */
export async function freeLostClaims(
  db: Db,
  which: 'expired' | 'all',
): Promise<{ freed: number; repeated: number; givenUp: number }> {
  const { rows } = await sql<{ state: string; was_begun: boolean }>`
    with lost as (
      select id, state = 'sending' as was_begun from outbox
      where state in ('claimed', 'sending') and (claimed_until < now() or ${which} = 'all')
      for update skip locked
    )
    update outbox o
    set interruptions = interruptions + lost.was_begun::int,
      state = case when lost.was_begun and interruptions > 0 then 'given_up' else 'waiting' end,
      code = case when lost.was_begun and interruptions > 0 then 'notice.interrupted_twice' end,
      done_at = case when lost.was_begun and interruptions > 0 then now() end,
      not_before = case when lost.was_begun then now() else not_before end,
      claimed_by = null, claimed_until = null
    from lost where o.id = lost.id
    returning o.state, lost.was_begun`.execute(db);
  return {
    freed: rows.length,
    repeated: rows.filter((row) => row.was_begun && row.state === 'waiting').length,
    givenUp: rows.filter((row) => row.state === 'given_up').length,
  };
}
