import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getProposals } from '@xbts/shared/actions/getProposals.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import * as v from 'valibot';
import {
  endProposal,
  noteProposal,
  type ToldProposal,
  toldProposals,
} from '../../storage/repositories/proposals.ts';
import { proposal as kind, proposalFacts, type ToldProposalEvent } from '../kinds/proposal.ts';
import type { SettledTo } from '../orders/orderDeps.ts';
import { queueEvents } from '../queueEvents.ts';
import type { ProposalDeps } from './proposalDeps.ts';

const HOUR_MS = 3_600_000;

/**
 * Compares proposals that were told with the chain: approvals since, those that end within the hour, and those that are gone.
 * @throws those of readAgreed, and storage.* codes
 */
export async function watchProposals(deps: ProposalDeps, to: SettledTo): Promise<void> {
  const told = await toldProposals(deps.storage.db);
  if (told.length === 0) return;
  const { value } = await readAgreed(deps.client, async (node) => ({
    found: await getProposals(
      node,
      told.map(({ id }) => id),
    ),
    head: await getDynamicGlobalProperties(node),
  }));
  for (const [index, each] of told.entries()) {
    const found = value.found[index] ?? null;
    if (found === null) await settleGone(deps, each, { to, head: value.head.head_block_number });
    else await settleWaiting(deps, each, found, to);
  }
}

const factsOf = ({ facts }: ToldProposal) =>
  v.parse(v.object({ ...proposalFacts.entries, payment: v.any() }), facts);

function eventsOf(
  told: ToldProposal,
  event: ToldProposalEvent['event'],
  by: ToldProposalEvent['by'] = null,
): ToldProposalEvent[] {
  const facts = factsOf(told);
  return told.accountIds.map((accountId) => ({ accountId, event, by, facts }));
}

async function settleWaiting(
  deps: ProposalDeps,
  told: ToldProposal,
  found: Proposal,
  to: SettledTo,
): Promise<void> {
  const now = found.available_active_approvals;
  const added = now.filter((id) => !told.approved.includes(id));
  const isEnding = told.endsAt.getTime() - to.at.getTime() <= HOUR_MS;
  if (added.length === 0 && !isEnding && told.goneBlock === null) return;
  const names = await deps.names.accountNames(added);
  const approvals = added.flatMap((id) => eventsOf(told, 'approved', { id, name: names.get(id) ?? id }));
  await deps.storage.db.transaction().execute(async (transaction) => {
    await queueEvents(transaction, kind, approvals);
    // A key of its own has it told once, however often it is looked at.
    if (isEnding) await queueEvents(transaction, kind, eventsOf(told, 'ending'));
    await noteProposal(transaction, told.id, { approved: [...told.approved, ...added], goneBlock: null });
  });
}

/**
 * What is gone was carried out, refused, or its time ran out. It is told once the blocks up to then are recorded: a refusal stands in one
 * of them, and a head can still be undone.
 */
async function settleGone(
  { storage }: ProposalDeps,
  told: ToldProposal,
  { to, head }: { to: SettledTo; head: number },
): Promise<void> {
  const { goneBlock, approved } = told;
  if (goneBlock === null) return noteProposal(storage.db, told.id, { approved, goneBlock: head + 1 });
  if (to.block < goneBlock) return;
  const outcome = told.isRefused
    ? 'refused'
    : told.endsAt.getTime() <= to.at.getTime()
      ? 'ended'
      : 'carriedOut';
  await storage.db.transaction().execute(async (transaction) => {
    if (!(await endProposal(transaction, told.id))) return;
    await queueEvents(transaction, kind, eventsOf(told, outcome));
  });
}
