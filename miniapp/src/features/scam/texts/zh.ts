import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { scamEn } from './en.ts';

export const scamZh: TextsIn<typeof scamEn, 'other'> = {
  'scam.mark': '诈骗',
  'scam.listed': '在诈骗名单中',
};
