import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';

/** More than any symbol has. */
const longest = 32;

/** What somebody typed behind a command, cut to a sane length; half a character is nothing the messenger would take back. */
export function typedWord(text: string): string {
  return withoutFormatMarks(text).trim().slice(0, longest).toWellFormed();
}
