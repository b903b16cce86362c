/** A text without the marks that show nothing: a copy from a chat or a page may hold them, and no number, name or address can. */
export const withoutFormatMarks = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '');

const FULL_WIDTH = 0xfee0;

/** The same with the full-width characters of East Asian keyboards as plain ones: '１，５' is '1,5'. */
export const withPlainMarks = (text: string): string =>
  withoutFormatMarks(text)
    .replace(/[\uff01-\uff5e]/gu, (mark) => String.fromCharCode(mark.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\u3002\uff61]/gu, '.');
