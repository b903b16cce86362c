import { setTimeout as wait } from 'node:timers/promises';
import { type BotProcess, startBot } from '../../devnet/process/startBot.ts';

/** A bot that restarts whenever it ends, like under an operator's supervisor. */
export interface Supervised {
  readonly port: number;
  /** Undefined between an end and the next start. */
  pid(): number | undefined;
  /** How often it was started. */
  starts(): number;
  /** The output of all its processes; the end of each. */
  log(): string;
  /** Resolves when it serves. */
  serves(): Promise<void>;
  /** Sends a signal to the current process, if any; resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

/** Between an end and the next start. */
const AGAIN_MS = 300;

/** Starts it, and restarts it until it is closed. */
export function supervise(port: number, settings: Readonly<Record<string, string>>): Supervised {
  const url = `http://127.0.0.1:${port}`;
  const logs: string[] = [];
  let starts = 0;
  let isClosing = false;
  let present: BotProcess | undefined;
  let gone = Promise.withResolvers<void>();
  const run = async () => {
    while (!isClosing) {
      const ended = Promise.withResolvers<void>();
      gone = ended;
      starts += 1;
      try {
        const started = await startBot({ settings, url, onExit: () => ended.resolve() });
        present = started;
        if (isClosing) await started.close();
        else await ended.promise;
        logs.push(wholeLines(started.log()));
      } catch (error) {
        // Ended before it served: the message contains its output.
        logs.push(error instanceof Error ? error.message : String(error));
      }
      present = undefined;
      if (!isClosing) await wait(AGAIN_MS);
    }
  };
  const running = run();
  return {
    port,
    pid: () => present?.pid,
    starts: () => starts,
    log: () => [...logs, wholeLines(present?.log() ?? '')].join('\n'),
    end: async (signal) => {
      if (present === undefined) return;
      const isGone = gone.promise;
      process.kill(present.pid, signal);
      present = undefined;
      await isGone;
    },
    serves: async () => {
      while (present === undefined) await wait(AGAIN_MS);
    },
    close: async () => {
      isClosing = true;
      await present?.close();
      // A deliberately ended process does not report it.
      gone.resolve();
      await running;
    },
  };
}

/** The stored length of a process's log. */
const KEPT = 100_000;

/** A log cut in the middle of a line begins with the next line. */
const wholeLines = (log: string): string => (log.length < KEPT ? log : log.slice(log.indexOf('\n') + 1));
