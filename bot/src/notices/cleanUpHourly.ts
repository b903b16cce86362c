import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { SenderClock } from '../clock.ts';
import type { Log } from '../logging.ts';
import { retry } from '../retry.ts';
import { requireRoom } from '../storage/folderRoom.ts';
import { cleanUp, compact } from '../storage/housekeeping.ts';
import { tryToLead } from '../storage/leadership.ts';
import type { Storage } from '../storage/openStorage.ts';

const houseMs = HOUR_MS;
/** Interval of checking the free space on the embedded engine's disk. */
const roomMs = 60_000;

interface HouseDeps {
  readonly storage: Storage;
  readonly log: Pick<Log, 'warn'>;
  readonly clock: Pick<SenderClock, 'sleep'>;
}

/** Removes old rows and frees their space. @throws AppError storage.unavailable */
export const cleanUpHourly = ({ storage, log, clock }: HouseDeps, signal: AbortSignal): Promise<void> =>
  retry(
    async () => {
      while (!signal.aborted) {
        await cleanUpAlone(storage);
        await clock.sleep(houseMs, signal);
        if (!signal.aborted) await compact(storage);
      }
    },
    (error) => {
      if (hasCode(error, 'storage.unavailable')) return undefined;
      log.warn({ err: error }, 'housekeeping failed, and is tried again in an hour');
      return houseMs;
    },
    { signal, clock },
  );

/** One process at a time: what another removes needs no second look. */
async function cleanUpAlone(storage: Storage): Promise<void> {
  const leadership = await tryToLead(storage, 'clean up');
  try {
    if (leadership !== undefined) await cleanUp(storage);
  } finally {
    await leadership?.release();
  }
}

/** Checks the free space of the embedded engine. @throws AppError storage.unavailable */
export async function watchRoom(
  { storage: { engine, dataDir }, clock }: Pick<HouseDeps, 'storage' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  while (engine === 'embedded' && !signal.aborted) {
    await requireRoom(dataDir);
    await clock.sleep(roomMs, signal);
  }
}
