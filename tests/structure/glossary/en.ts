/** Words that no English text has besides forbiddenEnglish.ts, as the source of a regular expression, by the word of the product. */
export const glossaryEn: Readonly<Record<string, string>> = {
  everyone: 'everybody',
  someone: 'somebody',
  'no one': 'nobody',
  who: 'whom',
  'no longer': 'any more',
  will: 'shall',
  signers: 'co-?signers?',
  percentages: 'percents',
  'registration service': 'faucet',
  executed: 'carried out',
  cancelled: 'canceled',
};
