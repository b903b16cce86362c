import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getProposals } from '@xbts/shared/actions/getProposals.ts';
import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { feePayerOf } from '@xbts/shared/ledger/feePayer.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import { hasHappened } from '@xbts/shared/protocol/hasHappened.ts';
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

/** An event this close to its end becomes visible only after it, since blocks are read once irreversible. */
const LAST_MOMENT_MS = 180_000;

/**
 * Compares reported proposals with the chain: new approvals, those that end within the hour, and those that are gone.
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
    // Its own key makes it a single notice, however often it is checked.
    if (isEnding) await queueEvents(transaction, kind, eventsOf(told, 'ending'));
    await noteProposal(transaction, told.id, { approved: [...told.approved, ...added], goneBlock: null });
  });
}

/** The first operation of a proposal, stored with the notice; null when words cannot describe it. */
const storedFirst = v.object({ first: v.nullable(v.tuple([v.number(), v.record(v.string(), v.unknown())])) });

/** Whether an expired proposal was executed at the last moment, by the history of its account. */
async function wasCarriedOut({ client }: ProposalDeps, told: ToldProposal): Promise<boolean> {
  const stored = v.safeParse(storedFirst, told.facts);
  const first = stored.success ? stored.output.first : null;
  if (first === null) return false;
  const payer = feePayerOf(first);
  if (typeof payer !== 'string') return false;
  const { value } = await readAgreed(client, (node) => getAccountOperations(node, payer, first[0]));
  return hasHappened(first, value, chainTimeOfMs(told.endsAt.getTime() - LAST_MOMENT_MS));
}

/** The outcome of a vanished proposal. */
async function outcomeOf(deps: ProposalDeps, told: ToldProposal, to: SettledTo) {
  if (told.isRefused) return 'refused';
  if (told.endsAt.getTime() > to.at.getTime()) return 'carriedOut';
  return (await wasCarriedOut(deps, told)) ? 'carriedOut' : 'ended';
}

/**
 * A vanished proposal was executed, vetoed, or has expired. It is reported once the blocks up to then are recorded: one
 * of them contains a veto, and a head can still be undone.
 */
async function settleGone(
  deps: ProposalDeps,
  told: ToldProposal,
  { to, head }: { to: SettledTo; head: number },
): Promise<void> {
  const { goneBlock, approved } = told;
  const { db } = deps.storage;
  if (goneBlock === null) return noteProposal(db, told.id, { approved, goneBlock: head + 1 });
  if (to.block < goneBlock) return;
  const outcome = await outcomeOf(deps, told, to);
  await db.transaction().execute(async (transaction) => {
    if (!(await endProposal(transaction, told.id))) return;
    await queueEvents(transaction, kind, eventsOf(told, outcome));
  });
}
