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

/** Days that things are kept after they are done with, and notices for whom nobody can write to. */
const kept = { notices: 30, rounds: 60, updates: 2, unreachable: 2 };

/** Removes what is done with; meant to run about once an hour in any one process or in all. */
export async function keepHouse({ db }: Storage): Promise<void> {
  await giveUpUnreachable(db, kept.unreachable);
  await pruneOutbox(db, kept.notices);
  await pruneRounds(db, kept.rounds);
  await pruneUpdatesSeen(db, kept.updates);
  await pruneChallenges(db);
  await pruneLaunches(db);
  await pruneRequests(db);
}

/**
 * Gives back the room of what was removed. A server does that by itself; the embedded engine has nobody to do it.
 * @throws AppError storage.unavailable when there is too little room for that
 */
export async function compact({ db, engine, dataDir }: Storage): Promise<void> {
  if (engine === 'server') return;
  await requireRoomToWrite(dataDir);
  await sql`vacuum analyze`.execute(db);
}
