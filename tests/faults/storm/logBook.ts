import { errorCodes } from '@xbts/shared/errors/codes.ts';

const codes: ReadonlySet<string> = new Set(errorCodes);
const WARNING = 40;
const ERROR = 50;

/** What a process says besides its log when it ends, and what Node says of a connection's end. */
const plain = /^(?:The bot (?:has to stop|can’t start): |The bot did not start: |\s*$)/u;
/** Codes of the outbox and of the Bot API, which no user is shown. */
const ownCodes = /^(?:notice|bot_api)\.[\w.]+$/u;

/** Lines of a log with an error without one of our codes, with a bug, or in another format. */
export const logFaults = (log: string): string[] =>
  log.split('\n').filter((line) => !plain.test(line) && isFaulty(line));

function isFaulty(line: string): boolean {
  const told = parsed(line);
  if (told === undefined) return true;
  const { level = 0, code, err } = told;
  if (level < WARNING) return false;
  const own = code ?? err?.code;
  if (own === undefined) return level >= ERROR || err !== undefined;
  return own === 'unexpected' || !(codes.has(own) || ownCodes.test(own));
}

interface LogLine {
  level?: number;
  code?: string;
  err?: { code?: string };
}

function parsed(line: string): LogLine | undefined {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    // No line of the log.
    return undefined;
  }
}
