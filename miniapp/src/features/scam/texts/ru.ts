import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { scamEn } from './en.ts';

export const scamRu: TextsIn<typeof scamEn, 'one' | 'few' | 'many' | 'other'> = {
  'scam.mark': 'Мошенники',
  'scam.listed': 'В списке мошенников',
};
