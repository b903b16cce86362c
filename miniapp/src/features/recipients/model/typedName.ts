import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';

/** The account name in a typed or pasted text: small letters, without white space around it and what a copy from a chat hides in it. */
export const typedName = (text: string): string => withoutFormatMarks(text).trim().toLowerCase();
