import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import { type FakeAnswers, fakeChain } from '../chain/fakeChain.fixture.ts';
import type { Storage } from '../storage/openStorage.ts';
import { addAccounts } from '../storage/repositories/accounts.ts';
import { saveSubscriber } from '../storage/repositories/subscribers.ts';
import type { OrderDeps } from './orders/orderDeps.ts';
import type { ProposalDeps } from './proposals/proposalDeps.ts';

/**
 * Dependencies of settlers, over a chain whose objects and head the test controls, and that records its object
 * requests. Only for tests.
 */
export function awaitedOn(storage: Storage, more: FakeAnswers = {}) {
  const chain = { objects: new Map<string, object>(), head: 100, onAsked: () => {} };
  const { client, calls } = fakeChain({
    'database.get_objects': (ids: string[]) => {
      chain.onAsked();
      return ids.map((id) => chain.objects.get(id) ?? null);
    },
    'database.get_dynamic_global_properties': () => ({
      id: '2.1.0',
      head_block_number: chain.head,
      head_block_id: chain.head.toString(16).padStart(8, '0').padEnd(40, '0'),
      time: '2026-11-21T05:00:00',
      next_maintenance_time: '2026-11-21T06:00:00',
      last_irreversible_block_num: chain.head - 10,
    }),
    ...more,
  });
  const named: string[][] = [];
  const names: ProposalDeps['names'] = {
    accountNames: async (ids) => {
      named.push([...ids]);
      return new Map([...ids].map((id) => [id, nameOf(id)]));
    },
    // Notices name an unknown asset by its id.
    assets: async (ids) =>
      new Map([...ids].filter((id) => id === '1.3.0').map((id) => [id, { id, symbol: 'BTS', precision: 5 }])),
  };
  const times = { lookMs: 0, joinMs: 30_000, watchMs: 3_000, sweepMs: 300_000 };
  const listed = new Set<string>();
  const listedOf: ProposalDeps['listedOf'] = async (asked) =>
    new Set(asked.filter((name) => listed.has(name)));
  const log = { warn: () => undefined };
  const deps: ProposalDeps & OrderDeps = { storage, client, names, log, listedOf, ...times };
  return { chain, calls, named, listed, deps };
}

const nameOf = (id: string) => `account-${id.slice('1.2.'.length)}`;

/** A numbered subscriber who chose a kind and watches accounts. */
export async function watch(
  { db }: Storage,
  uid: number,
  kind: OfferedNotice,
  ...ids: readonly string[]
): Promise<void> {
  await saveSubscriber(db, { uid, language: 'en', kinds: [kind] });
  await addAccounts(
    db,
    uid,
    ids.map((id) => ({ id, name: nameOf(id) })),
  );
}

/** The queued events with their subscribers. */
export async function toldEvents({ db }: Storage): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select(['uid', 'facts']).orderBy('id').execute();
  return rows.map(({ uid, facts }) => {
    const [{ event, by = null } = { event: '' }] = facts as { event: string; by?: string | null }[];
    return `${uid} ${event}${by === null ? '' : ` ${by}`}`;
  });
}
