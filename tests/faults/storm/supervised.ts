import { setTimeout as wait } from 'node:timers/promises';
import { type BotProcess, startBot } from '../../devnet/process/startBot.ts';

/** A bot that is started again whenever it ends, as an operator's supervisor does. */
export interface Supervised {
  readonly port: number;
  /** Undefined between an end and the next start. */
  pid(): number | undefined;
  /** How often it was started. */
  starts(): number;
  /** Everything its processes have written; of each the end. */
  log(): string;
  /** Resolves when it serves. */
  serves(): Promise<void>;
  /** Sends a signal to the present process, if there is one; resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

/** Between an end and the next start. */
const AGAIN_MS = 300;

/** Starts it, and again and again until it is closed. */
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
        // Ended before it served: what it wrote stands in the message.
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
      // One that is ended on purpose does not tell it.
      gone.resolve();
      await running;
    },
  };
}

/** As much as is kept of a process's log. */
const KEPT = 100_000;

/** A log that is kept from the middle of a line on begins with the next one. */
const wholeLines = (log: string): string => (log.length < KEPT ? log : log.slice(log.indexOf('\n') + 1));
