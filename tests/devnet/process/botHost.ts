import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FailedStart } from './failedStart.ts';
import { flagsOfChild } from './shortLived.ts';
import { type BotOptions, type BotProcess, botEnvironment, withDataDir } from './startBot.ts';

/** The settings of the next bot; null: no bot. */
export interface HostOrder {
  readonly settings: Readonly<Record<string, string>> | null;
}

/** The reason of a failure; null: success. */
export interface HostAnswer {
  readonly fault: string | null;
}

const bot = join(import.meta.dirname, '..', '..', '..', 'bot');
let host: ChildProcess | undefined;
let log = '';

/** The host of this process: a new one only when the last one is gone. */
function runningHost(): ChildProcess {
  if (host?.connected === true) return host;
  const child = spawn(process.execPath, [...flagsOfChild, join(import.meta.dirname, 'hostedBotProcess.ts')], {
    cwd: bot,
    env: botEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      log = (log + text).slice(-100_000);
    });
  child.unref();
  host = child;
  return child;
}

async function order(child: ChildProcess, settings: HostOrder['settings']): Promise<void> {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  child.once('exit', onExit);
  try {
    child.send({ settings } satisfies HostOrder);
    const [{ fault }] = (await once(child, 'message', { signal: ended.signal })) as [HostAnswer];
    if (fault !== null) throw new FailedStart(`The bot did not start: ${fault}\n${log}`);
  } finally {
    child.off('exit', onExit);
  }
}

/**
 * Starts the bot in a process that is reused for the next one, whose start then takes a third of the work: its modules
 * are loaded and its database engine is compiled. One bot at a time. Rejects with its log when it does not start.
 */
export async function startHostedBot({ settings, url }: BotOptions): Promise<BotProcess> {
  const child = runningHost();
  log = '';
  const data = await withDataDir(settings);
  const close = async () => {
    if (child.connected) await order(child, null);
    await data.remove();
  };
  try {
    await order(child, data.settings);
  } catch (error) {
    await data.remove();
    throw error;
  }
  const restart = async () => {
    await order(child, null);
    await order(child, data.settings);
  };
  return { url, pid: child.pid ?? 0, log: () => log, close, restart };
}
