/** Texts about payments in English; ru.ts and zh.ts must have every key of it. */
export const transferEn = {
  'scam.mark': 'Scam',
  'scam.listed': 'On the list of scam',
} as const;
