import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { timedTransferSchema } from '@xbts/shared/protocol/timedTransfers.ts';
import * as v from 'valibot';
import { endTimed, noteTimed, type ToldTimed, toldTimed } from '../../storage/repositories/timedTransfers.ts';
import { timedTransfer as kind, type ToldTimedEvent, timedFacts } from '../kinds/timedTransfer.ts';
import type { SettledTo } from '../orders/orderDeps.ts';
import type { ProposalDeps } from '../proposals/proposalDeps.ts';
import { queueEvents } from '../queueEvents.ts';

/** Stored as plain JSON: units as text. */
const stored = v.object({ ...timedFacts.entries, units: v.string() });

/** Compares reported timed transfers with the chain. @throws those of readAgreed, and storage.* codes */
export async function watchTimed(deps: ProposalDeps, to: SettledTo): Promise<void> {
  const told = await toldTimed(deps.storage.db);
  if (told.length === 0) return;
  const ids = told.map(({ id }) => id);
  const { value } = await readAgreed(deps.client, async (node) => ({
    found: await getObjects(node, ids, timedTransferSchema),
    head: await getDynamicGlobalProperties(node),
  }));
  for (const [index, each] of told.entries()) {
    const isThere = (value.found[index] ?? null) !== null;
    if (!isThere) await settleGone(deps, each, { to, head: value.head.head_block_number });
    else if (each.goneBlock !== null) await noteTimed(deps.storage.db, each.id, null);
  }
}

/**
 * A vanished transfer was claimed, which a block shows, or returned. It is reported once the blocks up to then are
 * recorded: one of them contains a claim, and a head can still be undone.
 */
async function settleGone(
  { storage }: ProposalDeps,
  { id, facts, isTaken, goneBlock }: ToldTimed,
  { to, head }: { to: SettledTo; head: number },
): Promise<void> {
  if (goneBlock === null) return noteTimed(storage.db, id, head + 1);
  if (to.block < goneBlock) return;
  const said = v.parse(stored, facts);
  const events = [said.fromId, said.toId].map(
    (accountId): ToldTimedEvent => ({ accountId, event: isTaken ? 'taken' : 'returned', facts: said }),
  );
  await storage.db.transaction().execute(async (transaction) => {
    if (await endTimed(transaction, id)) await queueEvents(transaction, kind, events);
  });
}
