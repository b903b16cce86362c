import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';

/** More than any symbol has. */
const longest = 32;

/** A command's typed argument, cut to a sane length, without a lone surrogate, which the messenger would refuse. */
export function typedWord(text: string): string {
  return withoutFormatMarks(text).trim().slice(0, longest).toWellFormed();
}
