import { translator } from './language.ts';

/** A figure in percent as the present language writes it: 3%, in Russian with a no-break space before the sign. */
export const asPercent = (figure: string | number): string =>
  `${figure}${translator.language === 'ru' ? '\u00a0' : ''}%`;
