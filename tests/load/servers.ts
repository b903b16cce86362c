import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processorSeconds } from '../bench/proxy/processorSeconds.ts';
import { botSettings } from '../devnet/botSettings.ts';
import { buildMiniApp, miniAppDist } from '../devnet/process/buildMiniApp.ts';
import { freePort } from '../devnet/process/ports.ts';
import { type BotProcess, startBot } from '../devnet/process/startBot.ts';
import type { Devnet } from '../devnet/startDevnet.ts';

/** Bot processes of one service, as in production: default limits, behind a proxy that reports the client's address. */
export interface Servers {
  readonly urls: readonly string[];
  readonly ports: readonly number[];
  readonly pids: readonly number[];
  /** The files named by their page. */
  readonly files: readonly string[];
  close(): Promise<void>;
}

const host = '127.0.0.1';

/** Starts `count` processes on one database. */
export async function startServers(
  devnet: Devnet,
  options: { processes: number; databaseUrl: string; maxDelayMs: number },
): Promise<Servers> {
  await buildMiniApp();
  const bots: (BotProcess & { port: number })[] = [];
  const close = async () => void (await Promise.all(bots.map((bot) => bot.close())));
  try {
    for (let index = 0; index < options.processes; index += 1) {
      const port = await freePort(host);
      const url = `http://${host}:${port}`;
      bots.push({
        ...(await startBot({ settings: settingsOf(devnet, { ...options, port, url }), url })),
        port,
      });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    urls: bots.map(({ url }) => url),
    ports: bots.map(({ port }) => port),
    pids: bots.map(({ pid }) => pid),
    files: filesOfPage(),
    close,
  };
}

function settingsOf(
  { nodes, servicesUrl, messenger }: Devnet,
  own: { port: number; url: string; databaseUrl: string; maxDelayMs: number },
): Record<string, string> {
  const { port, url } = own;
  const around = {
    port,
    host,
    publicUrl: url,
    nodeUrls: nodes.map((node) => node.url),
    servicesUrl,
    messenger,
  };
  return {
    ...botSettings({ ...around, staticDir: miniAppDist }),
    BOT_UPDATES: 'webhook',
    DATABASE_URL: own.databaseUrl,
    MAX_DELAY_MS: String(own.maxDelayMs),
    TRUST_PROXY: 'yes',
    RATE_LIMIT: '600',
    RATE_LIMIT_MB: '60',
    LOG_LEVEL: 'error',
  };
}

/** Without the disabled link, since the page contains its style sheet (miniapp/build/prelude.ts). */
function filesOfPage(): string[] {
  const page = readFileSync(join(miniAppDist, 'index.html'), 'utf8').replace(
    /<link[^>]* disabled[^>]*>/gu,
    '',
  );
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, path = '']) => path);
}

/** The current memory of a process in megabytes. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** Processor time of processes so far, seconds. */
export const secondsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const used = processorSeconds(pid);
    return sum + (used === undefined ? 0 : used.own + used.system);
  }, 0);
