/**
 * A text without invisible format marks: copies from chats and pages can contain them; numbers, names and addresses
 * cannot.
 */
export const withoutFormatMarks = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '');

const FULL_WIDTH = 0xfee0;

/** The same with the full-width characters of East Asian keyboards as plain ones: '１，５' is '1,5'. */
export const withPlainMarks = (text: string): string =>
  withoutFormatMarks(text)
    .replace(/[\uff01-\uff5e]/gu, (mark) => String.fromCharCode(mark.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\u3002\uff61]/gu, '.');
