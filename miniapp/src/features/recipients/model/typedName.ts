import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';

/**
 * The account name in a typed or pasted text: lower case, without surrounding white space and a chat's hidden
 * characters.
 */
export const typedName = (text: string): string => withoutFormatMarks(text).trim().toLowerCase();
