import type { AppError, ErrorFacts } from '@xbts/shared/errors/appError.ts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { printedJson } from './printed.ts';

/** The process's log: one JSON object per line on the standard output. */
export type Log = Logger;

/** Headers with credentials. */
const secretPaths = [
  'headers.authorization',
  'headers.cookie',
  'req.headers.authorization',
  'token',
  'initData',
];

const impersonal = new Set(['method', 'api', 'url', 'status', 'service', 'name', 'reason']);

/** The facts of an error without user data: paths and foreign texts may contain an account's name. */
export function loggedFacts({ facts }: AppError): ErrorFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => impersonal.has(name)));
}

/**
 * A log that removes the given secrets from every line, in any place: in an address inside an error's message as well
 * as in a field. It also removes control sequences of terminals.
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
