/** The bot's texts about payment requests, in one language. */
export interface RequestTexts {
  /** On cards, plain text each. */
  title: string;
  /** `amount` with its symbol. */
  line(amount: string, account: string): string;
  /** Any amount of any asset. */
  anything: string;
  /** Any amount of a symbol, and an amount of any asset. */
  anyAmount(symbol: string): string;
  anyAsset(amount: string): string;
  /** The owner of the account, as far as the bot knows. */
  isOwn: string;
  isNotOwn: string;
  until(moment: string): string;
  /** On the button that opens the filled form. */
  pay: string;
  ask: string;
  paid(block: string): string;
  from(payer: string): string;
  proof: string;
  /** How an answer is recognised. */
  matched: string;
  /** Short answers to the button 'ask'. */
  notYet: string;
  noMark: string;
  over: string;
  /** Cards that help the user while typing. */
  how: string;
  example: string;
  whose: string;
  /** Why no card could be made. */
  refused: {
    malformed: string;
    account(name: string): string;
    asset(symbol: string): string;
    zero: string;
    decimals: string;
    tooMuch: string;
    memo: string;
    tooMany: string;
    away: string;
  };
}
