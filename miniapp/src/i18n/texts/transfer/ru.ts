import type { TextsIn } from '../../messages.ts';
import type { transferEn } from './en.ts';

export const transferRu: TextsIn<typeof transferEn, 'one' | 'few' | 'many' | 'other'> = {
  'scam.mark': 'Мошенники',
  'scam.listed': 'В списке мошенников',
};
