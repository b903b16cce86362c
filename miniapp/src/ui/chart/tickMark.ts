import { TickMarkType, type Time } from 'lightweight-charts';

const two = (value: number) => String(value).padStart(2, '0');

/**
 * A label of a chart's time axis; null: the library's own, which alone names months. It would ask the browser's formatter for all the others
 * too, whose first answer holds up the page for as long as the rest of the chart takes.
 */
export function tickMark(time: Time, type: TickMarkType, language: string): string | null {
  const date = new Date(Number(time) * 1000);
  const isChinese = language === 'zh';
  switch (type) {
    case TickMarkType.Year:
      return `${date.getUTCFullYear()}${isChinese ? '年' : ''}`;
    case TickMarkType.DayOfMonth:
      return `${date.getUTCDate()}${isChinese ? '日' : ''}`;
    case TickMarkType.Time:
      return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
    default:
      return null;
  }
}
