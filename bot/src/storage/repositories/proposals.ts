import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** A reported proposal that is not over. */
export interface ToldProposal {
  /** 1.10.x. */
  readonly id: string;
  /** Accounts whose watchers get notices: those that must approve, and their signers. */
  readonly accountIds: readonly string[];
  /** The content of its notices; plain JSON. */
  readonly facts: unknown;
  readonly endsAt: Date;
  /** Accounts whose approval was reported. */
  readonly approved: readonly string[];
  readonly isRefused: boolean;
  /** The head block at which it had vanished; null while it waits. */
  readonly goneBlock: number | null;
}

/** Marks accounts with a new proposal, and reported proposals that were vetoed. */
export async function markProposals(
  db: Db,
  { accountIds, refusedIds }: { accountIds: readonly string[]; refusedIds: readonly string[] },
): Promise<void> {
  if (accountIds.length > 0)
    await db
      .insertInto('proposal_marks')
      .values(accountIds.map((account_id) => ({ account_id })))
      .onConflict((on) => on.doNothing())
      .execute();
  if (refusedIds.length > 0)
    await db
      .updateTable('told_proposals')
      .set({ is_refused: true })
      .where('proposal_id', 'in', [...refusedIds])
      .execute();
}

/** Accounts with a new proposal, at most `limit`. */
export async function markedAccounts(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('proposal_marks').select('account_id').limit(limit).execute();
  return rows.map(({ account_id }) => account_id);
}

/** Removes an account's mark. */
export async function dropMark(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('proposal_marks').where('account_id', '=', accountId).execute();
}

/** Starts following a proposal; false when it is followed already. */
export async function beginProposal(
  db: Db,
  { id, accountIds, facts, endsAt, approved }: Omit<ToldProposal, 'isRefused' | 'goneBlock'>,
): Promise<boolean> {
  const begun = await db
    .insertInto('told_proposals')
    .values({
      proposal_id: id,
      account_ids: [...accountIds],
      facts: JSON.stringify(facts),
      ends_at: endsAt,
      approved: [...approved],
      gone_block: null,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** All followed proposals. */
export async function toldProposals(db: Db): Promise<ToldProposal[]> {
  const rows = await db.selectFrom('told_proposals').selectAll().orderBy('proposal_id').execute();
  return rows.map((row) => ({
    id: row.proposal_id,
    accountIds: row.account_ids,
    facts: row.facts,
    endsAt: row.ends_at,
    approved: row.approved,
    isRefused: row.is_refused,
    goneBlock: row.gone_block === null ? null : Number(row.gone_block),
  }));
}

/** Stores the state of a waiting proposal. */
export async function noteProposal(
  db: Db,
  id: string,
  { approved, goneBlock }: Pick<ToldProposal, 'approved' | 'goneBlock'>,
): Promise<void> {
  await sql`
    update told_proposals set approved = ${[...approved]}::text[], gone_block = ${goneBlock}
    where proposal_id = ${id}`.execute(db);
}

/** Stops following a proposal; false when another process has ended it. */
export async function endProposal(db: Db, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('told_proposals').where('proposal_id', '=', id).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}
