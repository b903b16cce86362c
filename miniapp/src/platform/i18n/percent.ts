import { changeOf, writtenPercent } from '@xbts/shared/figures/numbers.ts';
import { translator } from './language.ts';

/** A figure in percent as the present language writes it: 0.1%, in Russian 0,1 %. */
export const asPercent = (figure: string | number): string => writtenPercent(figure, translator.language);

/** A change in percent: its direction, 0 where nothing has moved, and its size without a sign. */
export const changeText = (percent: number): ReturnType<typeof changeOf> =>
  changeOf(percent, translator.language);
