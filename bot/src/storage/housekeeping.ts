import { sql } from 'kysely';
import { requireRoomToWrite } from './folderRoom.ts';
import type { Storage } from './openStorage.ts';
import { pruneChallenges } from './repositories/challenges.ts';
import { pruneLaunches } from './repositories/launches.ts';
import { pruneOutbox } from './repositories/outbox.ts';
import { pruneRequests } from './repositories/paymentRequests.ts';
import { giveUpUnreachable } from './repositories/reach.ts';
import { pruneRounds } from './repositories/rounds.ts';
import { pruneUpdatesSeen } from './repositories/updates.ts';

/** Days that finished rows are kept, and notices of unreachable users. */
const kept = { notices: 30, rounds: 60, updates: 2, unreachable: 2 };

/** Removes finished rows; meant to run about once an hour in one or all processes. */
export async function cleanUp({ db }: Storage): Promise<void> {
  await giveUpUnreachable(db, kept.unreachable);
  await pruneOutbox(db, kept.notices);
  await pruneRounds(db, kept.rounds);
  await pruneUpdatesSeen(db, kept.updates);
  await pruneChallenges(db);
  await pruneLaunches(db);
  await pruneRequests(db);
}

/**
 * Frees the space of removed rows. A server does that itself; the embedded engine does not.
 * @throws AppError storage.unavailable when there is too little space for it
 */
export async function compact({ db, engine, dataDir }: Storage): Promise<void> {
  if (engine === 'server') return;
  await requireRoomToWrite(dataDir);
  await sql`vacuum analyze`.execute(db);
}
