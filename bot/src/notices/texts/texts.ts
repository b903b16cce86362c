/** Everything notices say, in one language. What is handed in is HTML already. */
export interface NoticeTexts {
  payout: {
    title: string;
    /** Who paid: the source of a payout is always named. */
    from(payer: string): string;
    total(worth: string): string;
    /** Further payments that are not listed. */
    more(count: number): string;
    button: string;
  };
  incomingTransfer: {
    title: string;
    line(amount: string, names: { from: string; to: string }): string;
    button: string;
  };
  stakeMatured: {
    title: string;
    line(amount: string, account: string): string;
    button: string;
  };
  roundSummary: {
    title: string;
    from(payer: string): string;
    /** How many payments, to how many accounts. */
    spread(payments: number, accounts: number): string;
    button: string;
  };
}
