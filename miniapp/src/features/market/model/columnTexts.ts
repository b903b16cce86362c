import { groupDigits } from '../../../platform/i18n/numbers.ts';

/** Plain decimal texts of a column: all with as many decimals as the longest, the digits before the point grouped. */
export function columnTexts(plain: readonly string[]): string[] {
  const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;
  const most = Math.max(0, ...plain.map(decimalsOf));
  return plain.map((text) => {
    const [whole = '', fraction = ''] = text.split('.');
    return groupDigits(most === 0 ? whole : `${whole}.${fraction.padEnd(most, '0')}`);
  });
}
