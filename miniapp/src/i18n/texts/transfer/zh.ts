import type { TextsIn } from '../../messages.ts';
import type { transferEn } from './en.ts';

export const transferZh: TextsIn<typeof transferEn, 'other'> = {
  'scam.mark': '诈骗',
  'scam.listed': '在诈骗名单中',
};
