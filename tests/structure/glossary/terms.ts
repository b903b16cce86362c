/** One sense of an English word of the texts, as a whole word in any case. */
export interface Term {
  /** Source of a regular expression. */
  english: string;
  /** The texts with this sense, by 'table:key'; all by default. */
  within?: RegExp;
  /** The texts with another sense of the word. */
  outside?: RegExp;
}

/** A language's word for one term. */
export interface Word {
  /** Stems of the only word, as the source of a regular expression: every translation of the term has one of them. */
  stems: string;
  /** Confusing synonyms, as the source of a regular expression: no text of the language has any. */
  never?: string;
  /** Translations without the word, by 'table:key', and the reason. */
  exempt?: Readonly<Record<string, string>>;
}

/** Staking, deposits and withdrawals of a pool differ from those at SmartHolder or a gateway. */
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
  multisig: { english: 'multisig' },
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
    // An on-chain permission that lets another account debit this one.
    outside: new RegExp(`${pools.source}|:withdraw_permission_`, 'u'),
  },
  withdrawFromPool: { english: 'withdraw(?:s|n|al|als)?', within: pools },
  gateway: { english: 'gateways?(?:’s)?' },
  swap: { english: 'swap(?:s|ped)?' },
  slippage: { english: 'slippage' },
  priceImpact: { english: 'price impact' },
  leastReceived: { english: 'get at least' },
  minimumReceived: { english: 'minimum received' },
  orderBook: { english: 'order books?' },
  order: { english: 'orders?(?! books?)', outside: /:order(?:$|\.)|:create\.passwordHint$/u },
  asset: { english: 'assets?(?:’s)?' },
  coin: { english: 'coins?' },
  issuer: { english: 'issuer(?:’s)?' },
  memo: { english: 'memos?' },
  memoKey: { english: 'memo keys?' },
  message: { english: 'messages?' },
  messenger: { english: 'messenger' },
  backup: { english: 'backup' },
  restore: { english: 'restored?' },
  lock: { english: '(?<!Caps )(?:auto-)?lock(?:s|ed)?', outside: /:htlc_/u },
  unlock: { english: 'unlock(?:s|ed)?' },
  node: { english: 'nodes?' },
  block: { english: 'blocks?' },
  witness: { english: 'witness(?:es)?' },
  // Other networks use another word.
  chain: { english: '(?:block)?chain(?:’s)?', outside: /:common\.crossChain$|:gateway\.bsc$|:ways\./u },
  irreversible: { english: 'irreversible' },
  expired: { english: 'expired' },
  refused: { english: 'refused|rejected', outside: /^transactions\/operations:proposal_update$/u },
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

/** Every language has every term. */
export type Glossary = Readonly<Record<keyof typeof terms, Word>>;
