/** One sense of an English word of the texts, as a whole word in any case. */
export interface Term {
  /** Source of a regular expression. */
  english: string;
  /** The texts that mean it in this sense, by 'table:key'; all when left out. */
  within?: RegExp;
  /** The texts that mean something else by the word. */
  outside?: RegExp;
}

/** How a language says one term. */
export interface Word {
  /** Stems of the one word, as the source of a regular expression: every translation of the term has one of them. */
  stems: string;
  /** Words that say the same and would confuse, as the source of a regular expression: no text of the language has any. */
  never?: string;
  /** Translations that do without the word, by 'table:key', and why. */
  exempt?: Readonly<Record<string, string>>;
}

/** In a pool one stakes, deposits and withdraws otherwise than at SmartHolder or at a gateway. */
const pools =
  /^pools:|^pools\/miner:miner\.how|:error\.(?:chain\.)?pool|:review\.pool|:(?:fees\.names\.)?liquidity_pool_|:apy\./u;

export const terms = {
  stake: { english: 'stak(?:e|es|ed|ing)', outside: pools },
  stakeInPool: { english: 'stake', within: pools },
  unstake: { english: 'unstake', within: pools },
  payout: { english: 'payouts?' },
  payer: { english: 'payers?(?:’s?)?' },
  fee: { english: 'fees?' },
  networkFee: { english: 'network fees?' },
  marketFee: { english: 'market fees?' },
  taker: { english: 'taker' },
  pin: { english: 'PINs?' },
  passphrase: { english: 'passphrase' },
  password: { english: 'passwords?' },
  key: { english: 'keys?' },
  privateKey: { english: 'private keys?' },
  passkey: { english: 'passkey' },
  account: { english: "(?<!Payeer )accounts?(?:[’'](?:s)?)?" },
  payeerAccount: { english: 'Payeer account' },
  recipient: { english: 'recipients?(?:’s)?' },
  sender: { english: 'sender' },
  balance: { english: 'balances?' },
  pool: { english: 'pools?(?:’s)?' },
  share: { english: 'shares|share asset', outside: /^bot\/telegram:stake$/u },
  holder: { english: 'holders' },
  liquidity: { english: 'liquidity(?! pools?)' },
  volume: { english: 'volume' },
  deposit: { english: 'deposit(?:s|ed)?', outside: pools },
  depositIntoPool: { english: 'deposit(?:s|ed)?', within: pools },
  withdraw: {
    english: 'withdraw(?:s|n|al|als)?',
    // A permission on the chain lets somebody debit an account.
    outside: new RegExp(`${pools.source}|:withdraw_permission_`, 'u'),
  },
  withdrawFromPool: { english: 'withdraw(?:s|n|al|als)?', within: pools },
  gateway: { english: 'gateways?(?:’s)?' },
  swap: { english: 'swap(?:s|ped)?' },
  slippage: { english: 'slippage' },
  priceImpact: { english: 'price impact' },
  leastReceived: { english: 'get at least' },
  orderBook: { english: 'order books?' },
  order: { english: 'orders?(?! books?)', outside: /:order(?:$|\.)|:create\.passwordHint$/u },
  asset: { english: 'assets?(?:’s)?' },
  coin: { english: 'coins?' },
  issuer: { english: 'issuer(?:’s)?' },
  memo: { english: 'memos?' },
  message: { english: 'messages?' },
  messenger: { english: 'messenger' },
  backup: { english: 'backup' },
  restore: { english: 'restored?' },
  lock: { english: '(?<!Caps )(?:auto-)?lock(?:s|ed)?', outside: /:htlc_/u },
  unlock: { english: 'unlock(?:s|ed)?' },
  node: { english: 'nodes?' },
  block: { english: 'blocks?' },
  witness: { english: 'witness(?:es)?' },
  // Of other networks: another word.
  chain: { english: '(?:block)?chain(?:’s)?', outside: /:common\.crossChain$|:gateway\.bsc$|:ways\./u },
  irreversible: { english: 'irreversible' },
  expired: { english: 'expired' },
  refused: { english: 'refused' },
  scam: { english: 'scam' },
  favourites: { english: 'favourites?' },
  contacts: { english: 'contacts?' },
  history: { english: 'history', outside: /^(?:assets|pools):chart\./u },
  priceHistory: { english: 'history', within: /^(?:assets|pools):chart\./u },
  settings: { english: 'settings' },
  claim: { english: 'claim(?:s|ed)?', outside: /^transactions\/operations:|:custody\./u },
  epoch: { english: 'epochs?' },
  term: { english: 'terms?', outside: /terms_changed$|:withdraw\.changed$/u },
  tryAgain: { english: 'try again' },
  logIn: { english: 'log in|login' },
  logOut: { english: 'log out' },
} as const satisfies Readonly<Record<string, Term>>;

/** A language says every term. */
export type Glossary = Readonly<Record<keyof typeof terms, Word>>;
