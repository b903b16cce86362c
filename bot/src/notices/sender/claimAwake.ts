import { quietLeftMs } from '@xbts/shared/alerts/quietTime.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { type Claimant, type ClaimedNotice, claimNotices } from '../../storage/repositories/outboxClaims.ts';
import { postponeClaims } from '../../storage/repositories/quietTimes.ts';

/**
 * Claims due notices of chats outside their quiet times. The others are held back until their quiet time ends: none is
 * lost, and none uses a turn of the sending rate before. No kind is urgent enough to break it.
 */
export async function claimAwake(
  { db }: Pick<Storage, 'db'>,
  { claimant, limit, now }: { claimant: Claimant; limit: number; now: () => number },
): Promise<ClaimedNotice[]> {
  for (;;) {
    const claimed = await claimNotices(db, claimant, limit);
    const waits = claimed.map(({ id, quiet }) => ({
      id,
      waitMs: quiet === null ? 0 : quietLeftMs(quiet, now()),
    }));
    const held = waits.filter(({ waitMs }) => waitMs > 0);
    if (held.length === 0) return claimed;
    await postponeClaims(db, claimant.id, held);
    const awake = claimed.filter((_notice, index) => waits[index]?.waitMs === 0);
    if (awake.length > 0) return awake;
  }
}
