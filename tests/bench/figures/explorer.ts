import { startDevnet } from '../../devnet/startDevnet.ts';
import { listenerFigures } from '../../load/phases/listeners.ts';
import { startPostgres } from '../../postgres.ts';
import type { Figure } from '../figure.ts';

const CLIENTS = 10_000;

/** explorer.socket.*: idle clients of one process at a block each three seconds, and the memory of each; what `npm run load` counts of them. */
export async function explorerFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ liveDays: 1 });
  const postgres = await startPostgres();
  try {
    const { createDatabase } = postgres;
    const around = { devnet, createDatabase, apps: CLIENTS, perSecond: 0, capacityApps: 0 };
    const [clients, memory] = await listenerFigures(around);
    if (clients === undefined || memory === undefined) throw new Error('no listeners were counted');
    return [
      { ...clients, name: 'explorer.socket.clients' },
      { ...memory, name: 'explorer.socket.client_kb' },
    ];
  } finally {
    await postgres.stop();
    await devnet.close();
  }
}
