import { getProposalsOf } from '@xbts/shared/actions/getProposals.ts';
import { readAuthorities } from '@xbts/shared/actions/readAuthorities.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { watchedAmong } from '../../storage/repositories/accounts.ts';
import { beginProposal, dropMark, markedAccounts } from '../../storage/repositories/proposals.ts';
import { proposal as kind, type ToldProposalEvent } from '../kinds/proposal.ts';
import { queueEvents } from '../queueEvents.ts';
import type { ProposalDeps } from './proposalDeps.ts';

/** Accounts read after one range; the rest come after the next. */
const readAtMost = 20;

/**
 * Tells those who sign for accounts that something was proposed for, and begins to follow it. Where nobody who signs is watched, nothing
 * of the proposal is kept. @throws those of readAgreed, and storage.* codes
 */
export async function beginProposals(deps: ProposalDeps): Promise<void> {
  for (const accountId of await markedAccounts(deps.storage.db, readAtMost)) await begin(deps, accountId);
}

async function begin(deps: ProposalDeps, accountId: string): Promise<void> {
  const { storage, client } = deps;
  const { value } = await readAgreed(client, async (node) => ({
    proposals: await getProposalsOf(node, accountId),
    signers: [...(await readAuthorities(node, [accountId])).keys()],
  }));
  const accountIds = [...new Set([accountId, ...value.signers])];
  const watched = await watchedAmong(storage.db, { kinds: [kind.name], ids: accountIds });
  const news = watched.size === 0 ? [] : value.proposals;
  const told = await Promise.all(
    news.map(async (each) => ({ each, facts: await factsOf(deps, each, accountId) })),
  );
  await storage.db.transaction().execute(async (transaction) => {
    for (const { each, facts } of told) {
      const approved = each.available_active_approvals;
      const endsAt = new Date(`${each.expiration_time}Z`);
      // Kept beside what is told: whether it was carried out at its very end is found by it.
      const [first = null] = each.operations;
      const kept = { ...facts, first };
      if (!(await beginProposal(transaction, { id: each.id, accountIds, facts: kept, endsAt, approved })))
        continue;
      const events = accountIds.map(
        (id): ToldProposalEvent => ({ accountId: id, event: 'waits', by: null, facts }),
      );
      await queueEvents(transaction, kind, events);
    }
    await dropMark(transaction, accountId);
  });
}

/** What notices say of a proposal: its first operation where that is a payment. */
async function factsOf(
  { names }: ProposalDeps,
  { id, proposer, operations, types, expiration_time: endsAt }: Proposal,
  accountId: string,
): Promise<ToldProposalEvent['facts']> {
  const [first] = operations;
  const paid = first?.[0] === operationType.transfer ? first[1] : null;
  const accounts = await names.accountNames([accountId, proposer, ...(paid === null ? [] : [paid.to])]);
  const assets = await names.assets(paid === null ? [] : [paid.amount.asset_id]);
  const asset = paid === null ? undefined : assets.get(paid.amount.asset_id);
  return {
    proposal: id,
    account: accounts.get(accountId) ?? accountId,
    proposer: accounts.get(proposer) ?? proposer,
    payment:
      paid === null || asset === undefined
        ? null
        : {
            to: accounts.get(paid.to) ?? paid.to,
            units: String(paid.amount.amount),
            symbol: asset.symbol,
            precision: asset.precision,
          },
    count: types.length,
    endsAt,
  };
}
