import type * as v from 'valibot';
import { queueNotices } from '../storage/repositories/outbox.ts';
import type { Db } from '../storage/tables.ts';
import type { EventNoticeKind } from './notice.ts';

/**
 * Queues notices of the events for the watchers of their accounts who chose the kind; repeated events are skipped.
 * Returns the number of new notices.
 */
export function queueEvents<Event, Schema extends v.GenericSchema<object, object>>(
  db: Db,
  kind: EventNoticeKind<Event, Schema>,
  events: readonly Event[],
): Promise<number> {
  const items = events.map((event) => ({
    key: kind.key(event),
    accountId: kind.who(event),
    facts: kind.factOf(event),
  }));
  return queueNotices(db, kind.name, items);
}
