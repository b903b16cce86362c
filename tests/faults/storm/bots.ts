import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { botSettings } from '../../devnet/botSettings.ts';
import { freePort } from '../../devnet/process/ports.ts';
import type { Devnet } from '../../devnet/startDevnet.ts';
import type { BotBlow } from './kinds.ts';
import { type Supervised, supervise } from './supervised.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';

/** Bot processes on one database behind one address. */
export interface BotCrew {
  /** The address that serves pages: from whichever process accepts the connection. */
  readonly url: string;
  readonly bots: readonly Supervised[];
  readonly front: TcpProxy;
  /** Resolves when the blow has fallen; the process restarts on its own. */
  strike(index: number, kind: BotBlow['kind']): Promise<void>;
  /** Sets each clock, in seconds from the true time. */
  setClocks(seconds: readonly number[]): void;
  close(): Promise<void>;
}

/** The clock of a process follows a file (shiftedClockProcess.ts). */
const clockScript = pathToFileURL(join(import.meta.dirname, 'shiftedClockProcess.ts')).href;

/** Starts `count` processes; resolves when all of them serve. */
export async function startBots(
  devnet: Devnet,
  options: { count: number; databaseUrl: string; staticDir: string },
): Promise<BotCrew> {
  const { count, databaseUrl, staticDir } = options;
  const folder = mkdtempSync(join(tmpdir(), 'xbts-storm-'));
  const clockOf = (index: number) => join(folder, `clock${index}`);
  const setClock = (index: number, seconds: number) => writeFileSync(clockOf(index), String(seconds));
  const ports: number[] = [];
  for (let index = 0; index < count; index += 1) ports.push(await freePort('127.0.0.1'));
  const front = await startTcpProxy(ports);
  const url = `http://127.0.0.1:${front.port}`;
  const { nodes, servicesUrl, services, messenger } = devnet;
  const { explorerSocket } = services;
  const bots: Supervised[] = [];
  for (const [index, port] of ports.entries()) {
    setClock(index, 0);
    const around = { port, host: '127.0.0.1', publicUrl: url, nodeUrls: nodes.map((node) => node.url) };
    const bot = supervise(port, {
      ...botSettings({ ...around, servicesUrl, explorerSocket, staticDir, messenger }),
      PAYOUT_QUIET_SECONDS: '2',
      DATABASE_URL: databaseUrl,
      // Unused: without its own folder, an empty database would be copied for each start.
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=${clockScript}`,
      STORM_CLOCK: clockOf(index),
    });
    bots.push(bot);
  }
  // All at once, like an operator's first start: they agree on which one creates the tables.
  await Promise.all(bots.map((bot) => bot.serves()));
  const blows: Readonly<Record<BotBlow['kind'], (bot: Supervised) => unknown>> = {
    none: () => undefined,
    kill: (bot) => bot.end('SIGKILL'),
    killTwice: async (bot) => {
      await bot.end('SIGKILL');
      await bot.serves();
      await bot.end('SIGKILL');
    },
    terminate: (bot) => bot.end('SIGTERM'),
  };
  return {
    url,
    bots,
    front,
    strike: async (index, kind) => {
      const bot = bots[index];
      if (bot !== undefined) await blows[kind](bot);
    },
    setClocks: (seconds) => {
      for (const [index, each] of seconds.entries()) setClock(index, each);
    },
    close: async () => {
      await front.close();
      await Promise.all(bots.map((bot) => bot.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
