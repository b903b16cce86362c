import { commandNamed } from './commandNames.ts';

/** A command as the features know it. */
interface ReadCommand {
  /** '/price@xbts_bot STH'. */
  readonly text: string;
  /** Of the command itself. */
  readonly length: number;
}

/** Commands that make sense with something behind them; the others, without a slash, are one only where they are all that is said. */
const withWords: ReadonlySet<string> = new Set(['price', 'alert', 'alerts', 'pools', 'minimum', 'quiet']);
/** These delete, and are never taken from a sentence. */
const needsSlash: ReadonlySet<string> = new Set(['stop', 'forget']);

const form = /^(?<slash>[/／]?)(?<word>[\p{L}\p{N}_]+)(?<name>@\w+)?(?<rest>.*)$/su;

/**
 * The command that a text begins with, in small letters and without a comma behind it; undefined where there is none. In a private chat the slash
 * may be missing, or of a Chinese keyboard.
 */
export function readCommand(text: string, { isPrivate }: { isPrivate: boolean }): ReadCommand | undefined {
  const { slash = '', word = '', name = '', rest = '' } = form.exec(text)?.groups ?? {};
  const command = commandNamed(word);
  if (command === undefined || (!isPrivate && slash !== '/')) return undefined;
  const behind = rest.replace(/^[\s,.:;!?，。：；！？]+/u, '').trimEnd();
  if (slash === '' && (needsSlash.has(command) || (behind !== '' && !isMeant(command, behind))))
    return undefined;
  const whole = `/${command}${name}`;
  return { text: behind === '' ? whole : `${whole} ${behind}`, length: whole.length };
}

/** Whether a command without its slash is one with these words behind it, and no sentence that begins with it. */
const isMeant = (command: string, behind: string): boolean =>
  withWords.has(command) && behind.split(/\s+/u).length <= 4;
