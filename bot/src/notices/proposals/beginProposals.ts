import { getProposalsOf } from '@xbts/shared/actions/getProposals.ts';
import { readAuthorities } from '@xbts/shared/actions/readAuthorities.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';
import { watchedAmong } from '../../storage/repositories/accounts.ts';
import { beginProposal, dropMark, markedAccounts } from '../../storage/repositories/proposals.ts';
import { proposal as kind, type ToldProposalEvent } from '../kinds/proposal.ts';
import { queueEvents } from '../queueEvents.ts';
import type { ProposalDeps } from './proposalDeps.ts';

/** Accounts read after one range; the rest follow after the next. */
const readAtMost = 20;

/**
 * Notifies the signers of accounts with a new proposal, and starts following it. Without a watched signer, nothing of
 * the proposal is stored. @throws those of readAgreed, and storage.* codes
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
  const judged = await Promise.all(
    news.map(async (each) => ({
      each,
      ...(await judgedFacts(deps, each, { accountId, signers: value.signers })),
    })),
  );
  // Proposals of listed scam accounts are not reported.
  const told = judged.filter(({ isListed }) => !isListed);
  await storage.db.transaction().execute(async (transaction) => {
    for (const { each, facts } of told) {
      const approved = each.available_active_approvals;
      const endsAt = new Date(`${each.expiration_time}Z`);
      // Stored with the notice: it later shows whether the proposal was executed at the last moment.
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

interface ProposedFor {
  readonly accountId: string;
  readonly signers: readonly string[];
}

/** All recipients of its operations, as far as words can describe them. */
const recipientsOf = ({ operations }: Proposal): string[] => [
  ...new Set(operations.flatMap((each) => (each === null ? null : movementOf(each).toId) ?? [])),
];

/**
 * A notice's content with its warnings: recipients on a scam list, and a proposer who signs for none of the accounts.
 */
async function judgedFacts(
  deps: ProposalDeps,
  found: Proposal,
  { accountId, signers }: ProposedFor,
): Promise<{ facts: ToldProposalEvent['facts']; isListed: boolean }> {
  const paid = recipientsOf(found);
  const names = await deps.names.accountNames([found.proposer, ...paid]);
  const listed = await deps.listedOf([...names.values()]);
  const listedIn = (ids: readonly string[]) =>
    ids.flatMap((id) => names.get(id) ?? []).filter((name) => listed.has(name));
  const isStranger = found.proposer !== accountId && !signers.includes(found.proposer);
  const facts = await factsOf(deps, found, accountId);
  return {
    facts: { ...facts, listed: listedIn(paid), isStranger },
    isListed: listedIn([found.proposer]).length > 0,
  };
}

/** A notice's content: the first operation if it is a payment. */
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
