import { withPlainMarks } from '@xbts/shared/amounts/typedMarks.ts';

/** More than any symbol has. */
const longest = 32;

/** What people put around a word: blanks, quotes, commas, brackets, and the signs of tags. */
const around = /^[\s"'“”„«»‘’$#,;:!?()[\]]+|[\s"'“”„«»‘’,;:.!?()[\]，。、；：！？]+$/gu;

/** What somebody typed behind a command, without what stands around it, cut to a sane length; half a character is nothing the messenger would take back. */
export function typedWord(text: string): string {
  return withPlainMarks(text).replace(around, '').slice(0, longest).toWellFormed();
}
