import { toAppError } from '@xbts/shared/errors/appError.ts';
import { readConfig } from './config.ts';
import { cutSentence, cutValues } from './cutValues.ts';
import type { Log } from './logging.ts';
import { printed } from './printed.ts';
import { type Service, startService } from './service.ts';
import { cutSecrets, secretsOf, serviceLog } from './serviceLog.ts';
import { isOurs, startFault } from './startFault.ts';

/** Time limit of an orderly shutdown; remaining connections are cut. */
const SHUTDOWN_MS = 4_000;

const settingsHint =
  'Set them in the environment or in bot/.env, a copy of bot/.env.example, which explains every setting.\n';

/** The process: configuration, service, and an orderly end on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const read = readConfig(process.env);
  if ('faults' in read) {
    process.stderr.write(
      `The bot can’t start:\n${read.faults.map((fault) => `  ${printed(fault)}\n`).join('')}${settingsHint}`,
    );
    process.exitCode = 1;
    return;
  }
  const { config } = read;
  const log = serviceLog(config);
  const cut = cutSecrets(secretsOf(config));
  for (const name of cutValues(process.env)) log.warn({ setting: name }, cutSentence(name));
  try {
    const service = await startService(config, log);
    log.info({ url: service.url, publicUrl: config.web.publicUrl, version: config.version }, 'serving');
    endOnSignal(service, log);
    endWhenBroken(service, log, cut);
  } catch (thrown) {
    const { code } = toAppError(thrown);
    log.fatal({ code, ...(isOurs(thrown) ? { err: thrown } : {}) }, 'the bot can’t start');
    process.stderr.write(`The bot can’t start: ${printed(cut(startFault(thrown)))}\n`);
    process.exitCode = 1;
  }
}

function endOnSignal(service: Service, log: Log): void {
  let isEnding = false;
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'ending');
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Ends the process with an error when writing fails for good: the operator should check the disk. */
function endWhenBroken(service: Service, log: Log, cut: (text: string) => string): void {
  void service.whenBroken.then((error) => {
    log.fatal({ code: error.code, err: error }, 'the bot has to stop');
    process.stderr.write(`The bot has to stop: ${printed(cut(startFault(error)))}\n`);
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    service.close().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  });
}

await main();
