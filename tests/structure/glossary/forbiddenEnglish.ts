/** English that reads as translated: sources of regular expressions for whole words, in any case. */
export const forbiddenEnglish: readonly string[] = [
  'whoever',
  'anybody',
  'anew',
  'of now',
  'of before',
  'from then on',
  'meanwhile',
  'so many',
  'is told',
  'stands in',
  'that is there',
  'lately',
  'at the least',
  // Not in the idioms of time and order.
  'in no(?! time| particular)',
];
