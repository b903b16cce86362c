/** Texts about the list of scam in English; ru.ts and zh.ts must have every key of it. */
export const scamEn = {
  'scam.mark': 'Scam',
  'scam.listed': 'On the list of scam',
} as const;
