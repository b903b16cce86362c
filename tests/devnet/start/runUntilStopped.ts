import { FailedStart } from '../process/failedStart.ts';

/** The running network, the text printed once it is ready, and its end. */
export interface Running {
  readonly lines: readonly string[];
  close(): Promise<void>;
}

const parentCheckMs = 1000;

/**
 * Starts, prints, and runs until Ctrl-C, SIGTERM, SIGHUP or the end of the package manager that started this one; then
 * ends everything it started. The exit code is 0 after a stop, 1 when the start failed or the bot exited on its own.
 */
export async function runUntilStopped(
  start: (onBotExit: (code: number | null) => void) => Promise<Running>,
): Promise<void> {
  let running: Promise<Running> | undefined;
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    // Waits for a start in progress, so that nothing it starts is left behind.
    const started = await running?.catch(() => undefined);
    await started?.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // npm and pnpm may end without passing the signal on; a shell that started this one directly may end freely.
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) void stop(0);
    }, parentCheckMs).unref();
  }
  running = start((code) => {
    if (isStopping) return;
    console.error(`The bot ended with code ${code}.`);
    void stop(1);
  });
  try {
    const { lines } = await running;
    if (!isStopping) console.log(lines.join('\n'));
  } catch (error) {
    if (isStopping) return;
    console.error(error instanceof FailedStart ? error.message : error);
    process.exitCode = 1;
    await stop(1);
  }
}
