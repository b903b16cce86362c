import type { QuietTime } from '@xbts/shared/alerts/quietTime.ts';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The quiet time of a subscriber's row; null: none. */
export function quietOf(row: {
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string | null;
}): QuietTime | null {
  const { quiet_from: from, quiet_to: to, time_zone: zone } = row;
  return from === null || to === null || zone === null ? null : { from, to, zone };
}

/** Makes all waiting notices of a chat due at once; a present quiet time holds them back again. */
export async function dueNow(db: Db, uid: number): Promise<void> {
  await sql`
    update outbox set not_before = now()
    where uid = ${uid} and state = 'waiting' and not_before > now()`.execute(db);
}

/** Releases claimed notices, each due after its given time. */
export async function postponeClaims(
  db: Db,
  claimantId: string,
  held: readonly { readonly id: bigint; readonly waitMs: number }[],
): Promise<void> {
  if (held.length === 0) return;
  await sql`
    update outbox o
    set state = 'waiting', claimed_by = null, claimed_until = null,
      not_before = now() + make_interval(secs => h.wait_ms / 1000)
    from unnest(${held.map(({ id }) => id)}::bigint[], ${held.map(({ waitMs }) => waitMs)}::double precision[])
      as h (id, wait_ms)
    where o.id = h.id and o.state = 'claimed' and o.claimed_by = ${claimantId}`.execute(db);
}
