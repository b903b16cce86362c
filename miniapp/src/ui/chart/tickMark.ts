import { TickMarkType, type Time } from 'lightweight-charts';
import { axisClock, axisDay, axisYear } from '../../platform/i18n/axisDates.ts';
import type { Language } from '../../platform/i18n/languages.ts';

/** Writes the labels of a chart's time axis in a language; null: the library's own, which alone names months. */
export const tickMarkIn =
  (language: Language) =>
  (time: Time, type: TickMarkType): string | null => {
    const wallMs = Number(time) * 1000;
    switch (type) {
      case TickMarkType.Year:
        return axisYear(wallMs, language);
      case TickMarkType.DayOfMonth:
        return axisDay(wallMs, language);
      case TickMarkType.Time:
        return axisClock(wallMs);
      default:
        return null;
    }
  };
