/** The questions in their order; texts/faq has a `.q` and an `.a` of each. */
export const faqGroups = [
  { title: 'common.depositsAndWithdrawals', topics: ['memo', 'silent', 'small', 'name'] },
  { title: 'keys', topics: ['lost', 'wrong', 'pin'] },
  { title: 'payments', topics: ['fee', 'final', 'twice', 'node', 'fiat'] },
  { title: 'trade', topics: ['swapFailed', 'impact', 'apy'] },
  { title: 'staking', topics: ['payout', 'early'] },
  { title: 'safety', topics: ['support', 'custody', 'data'] },
] as const;
