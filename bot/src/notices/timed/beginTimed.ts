import { getTimedTransfers } from '@xbts/shared/actions/getTimedTransfers.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { watchedAmong } from '../../storage/repositories/accounts.ts';
import { accountsWithTimed, beginTimed, dropTimedMarks } from '../../storage/repositories/timedTransfers.ts';
import { timedTransfer as kind, type ToldTimedEvent } from '../kinds/timedTransfer.ts';
import type { ProposalDeps } from '../proposals/proposalDeps.ts';
import { queueEvents } from '../queueEvents.ts';

/** Accounts read after one range; the rest follow after the next. */
const readAtMost = 20;

/**
 * Notifies the watchers of a recipient that a transfer waits for its secret, and starts following it; nothing is stored
 * of unwatched accounts. @throws those of readAgreed, and storage.* codes
 */
export async function beginTimedTransfers(deps: ProposalDeps): Promise<void> {
  const { db } = deps.storage;
  const marked = await accountsWithTimed(db, readAtMost);
  const watched = await watchedAmong(db, { kinds: [kind.name], ids: marked });
  await dropTimedMarks(
    db,
    marked.filter((id) => !watched.has(id)),
  );
  for (const accountId of marked.filter((id) => watched.has(id))) await begin(deps, accountId);
}

async function begin(deps: ProposalDeps, accountId: string): Promise<void> {
  const { storage, client } = deps;
  const { value } = await readAgreed(client, (node) => getTimedTransfers(node, accountId));
  const waiting = [...value.from, ...value.to];
  const told = await Promise.all(waiting.map((each) => factsOf(deps, each)));
  await storage.db.transaction().execute(async (transaction) => {
    for (const facts of told) {
      const { id, toId, endsAt } = facts;
      if (!(await beginTimed(transaction, { id, facts, endsAt: new Date(`${endsAt}Z`) }))) continue;
      await queueEvents(transaction, kind, [{ accountId: toId, event: 'waits', facts }]);
    }
    await dropTimedMarks(transaction, [accountId]);
  });
}

async function factsOf(
  { names }: ProposalDeps,
  { id, from, to, amount, expiration }: TimedTransfer,
): Promise<ToldTimedEvent['facts']> {
  const accounts = await names.accountNames([from, to]);
  const asset = (await names.assets([amount.asset_id])).get(amount.asset_id);
  return {
    id,
    fromId: from,
    from: accounts.get(from) ?? from,
    toId: to,
    to: accounts.get(to) ?? to,
    units: String(amount.amount),
    symbol: asset?.symbol ?? amount.asset_id,
    precision: asset?.precision ?? 0,
    endsAt: expiration,
  };
}
