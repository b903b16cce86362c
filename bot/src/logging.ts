import type { AppError, ErrorFacts } from '@xbts/shared/errors/appError.ts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { printedJson } from './printed.ts';

/** The process's log: one JSON object a line on the standard output. */
export type Log = Logger;

/** Headers that prove who somebody is. */
const secretPaths = [
  'headers.authorization',
  'headers.cookie',
  'req.headers.authorization',
  'token',
  'initData',
];

const impersonal = new Set(['method', 'api', 'url', 'status', 'service', 'name', 'reason']);

/** The facts of an error that say nothing of whoever asked: paths and texts of others may hold an account's name. */
export function loggedFacts({ facts }: AppError): ErrorFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => impersonal.has(name)));
}

/**
 * A log from which the given secrets are cut out of every line, wherever they stand: in an address inside an error's
 * message as much as in a field. Nothing in it does anything to the terminal that shows it.
 */
export function createLog(options: {
  level: string;
  secrets: readonly string[];
  destination?: DestinationStream;
}): Log {
  const secrets = options.secrets.filter((secret) => secret.length >= 4);
  const target = options.destination ?? process.stdout;
  return pino(
    { level: options.level, base: null, redact: { paths: secretPaths, censor: '***' } },
    {
      write(line: string) {
        target.write(printedJson(secrets.reduce((text, secret) => text.replaceAll(secret, '***'), line)));
      },
    },
  );
}
