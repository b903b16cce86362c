import { writtenDay } from '@xbts/shared/figures/moments.ts';
import { translator } from './language.ts';

/** A day in UTC, which all users share: '15 Nov', with its year unless it is this one. */
export const formatUtcDay = (timeMs: number): string => writtenDay(timeMs, Date.now(), translator.language);
