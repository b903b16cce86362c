import { setTimeout as wait } from 'node:timers/promises';
import { EXPLORER_SOCKET_PATH } from '@xbts/shared/services/explorerSocket.ts';
import type { Figure } from '../../bench/figure.ts';
import { openListeners } from '../listeners.ts';
import { megabytesOf, secondsOf, startServers } from '../servers.ts';
import { type LoadAround, maxDelayMs, one } from './around.ts';

/** Long enough for a ping of each, and for ten blocks. */
const STAY_MS = 35_000;
const LOOK_MS = 5;

/** load.listeners.*: idle listeners of one process's explorer websocket, as many as the apps in the other phases. */
export async function listenerFigures({ devnet, apps, createDatabase }: LoadAround): Promise<Figure[]> {
  const servers = await startServers(devnet, {
    processes: 1,
    databaseUrl: await createDatabase(),
    maxDelayMs,
  });
  try {
    const [[pid = 0], [url = '']] = [servers.pids, servers.urls];
    const before = megabytesOf(pid);
    const crowd = await openListeners(url.replace('http', 'ws') + EXPLORER_SOCKET_PATH, apps);
    const arrived = secondsOf([pid]);
    await wait(STAY_MS);
    const idle = secondsOf([pid]) - arrived;
    const { number } = devnet.ledger.produceBlock();
    const began = performance.now();
    while (crowd.upTo(number) < crowd.connected()) await wait(LOOK_MS);
    const tellMs = performance.now() - began;
    const megabytes = megabytesOf(pid);
    const connected = crowd.connected();
    crowd.close();
    return [
      one('load.listeners.connected', 'count', connected),
      one('load.listeners.memory_per_listener_kb', 'KB', ((megabytes - before) * 1_024) / apps),
      one('load.listeners.tell_all_ms', 'ms', tellMs),
      one('load.listeners.processor_share', 'cores', (idle * 1_000) / STAY_MS),
    ];
  } finally {
    await servers.close();
  }
}
