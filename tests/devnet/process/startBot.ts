import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyEmptyDatabase } from '@xbts/bot/src/storage/copyEmptyDatabase.fixture.ts';
import { compileCache } from './compileCache.ts';
import { FailedStart } from './failedStart.ts';
import { flagsOfChild } from './shortLived.ts';

const root = join(import.meta.dirname, '..', '..', '..');

export interface BotOptions {
  /** The bot's settings, by the names of its configuration; DATA_DIR is a temporary folder unless it is set. */
  readonly settings: Readonly<Record<string, string>>;
  /** Address that answers /health. */
  readonly url: string;
  /** Longest wait for /health, ms. */
  readonly readyMs?: number;
  /** Whether the bot's log goes to this process's output, or is stored for the error of a failed start. */
  readonly isLogShown?: boolean;
  /** Called when the bot exits unexpectedly. */
  readonly onExit?: (code: number | null) => void;
}

/** The running bot process. */
export interface BotProcess {
  readonly url: string;
  readonly pid: number;
  /** Its output so far, when its log is not shown. */
  log(): string;
  close(): Promise<void>;
  /** Ends and starts again with the same settings and data, as an upgrade does; only of a hosted bot. */
  restart?(): Promise<void>;
}

const endMs = 5000;

/** Starts the bot as a separate process and waits until /health is ok. Rejects with its log when it ends before. */
export async function startBot(options: BotOptions): Promise<BotProcess> {
  const { settings, url, readyMs = 150_000, isLogShown = false, onExit } = options;
  const data = await withDataDir(settings);
  let log = '';
  let isEnding = false;
  const child = spawn(
    process.execPath,
    [
      ...flagsOfChild,
      '--import',
      join(import.meta.dirname, 'exitWithParent.ts'),
      join(root, 'bot', 'src', 'main.ts'),
    ],
    {
      cwd: join(root, 'bot'),
      env: { ...botEnvironment(), ...data.settings },
      stdio: ['ignore', isLogShown ? 'inherit' : 'pipe', isLogShown ? 'inherit' : 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      log = (log + text).slice(-100_000);
    });
  }
  child.on('exit', (code) => {
    if (!isEnding) onExit?.(code);
  });
  const close = async () => {
    isEnding = true;
    await end(child);
    await data.remove();
  };
  try {
    await waitForHealth({ url, child, readyMs });
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new FailedStart(`The bot did not start: ${reason}.${log === '' ? '' : `\n${log}`}`, {
      cause: error,
    });
  }
  return { url, pid: child.pid ?? 0, log: () => log, close };
}

/**
 * The settings with a data folder: if they name neither one nor a server, a temporary one with an empty database, since
 * the engine takes seconds to create one. `remove` deletes it.
 */
export async function withDataDir(
  settings: BotOptions['settings'],
): Promise<{ settings: BotOptions['settings']; remove: () => Promise<void> }> {
  // An empty address is none.
  if (settings.DATA_DIR !== undefined || settings.DATABASE_URL) return { settings, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'xbts-bot-'));
  await copyEmptyDatabase(folder);
  return {
    settings: { DATA_DIR: folder, ...settings },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The environment without the bot's own names, which come only from the settings. */
export function botEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_EXTRA_CA_CERTS } = process.env;
  return { PATH, HOME, TMPDIR, NODE_EXTRA_CA_CERTS, ...compileCache };
}

async function waitForHealth({ url, child, readyMs }: { url: string; child: ChildProcess; readyMs: number }) {
  const until = Date.now() + readyMs;
  let last = 'no answer';
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    try {
      const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) });
      const { status } = (await response.json()) as { status?: string };
      if (status === 'ok') return;
      last = String(status);
    } catch (error) {
      // Not listening yet.
      last = error instanceof Error ? error.message : String(error);
    }
    await wait(100);
  }
  throw new Error(`/health was not ok within ${readyMs / 1000} s (${last})`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), endMs);
  await ended;
  clearTimeout(timer);
}
