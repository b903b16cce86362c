import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import type { FigureSource, ListedFee } from '../../chain/market/market.ts';
import type { AlertTexts } from './alerts/alertTexts.ts';
import type { FindTexts } from './find/findTexts.ts';
import type { RequestTexts } from './requests/requestTexts.ts';

/** Why the stakes are unknown: the service does not answer, uses an unknown form, or is missing. */
export type StakedLack = 'silent' | 'unknownForm' | 'none';

/** All texts of the bot, in one language. */
export interface Texts {
  /** IETF tag of the language, for dates and units. */
  locale: string;
  /** Answer to /start. */
  welcome: string;
  /** Answer to /start through a partner's link. */
  welcomeByPartner(partner: string): string;
  help: string;
  /** Answer to what the bot does not understand. */
  unhandled: string;
  /** To a picture, a voice message and the like. */
  unreadable: string;
  /** To what somebody else wrote. */
  forwarded: string;
  /** To a button of a message that an older version sent. */
  oldButton: string;
  /** To a key, password or PIN that was sent: whether it could be deleted from the chat. */
  secret: { deleted: string; kept: string };
  /** Buttons below a list that takes several messages. */
  pages: { previous: string; next: string };
  launchButton: string;
  menuButton: string;
  /** One line each for the messenger's list of commands. */
  commands: Record<BotCommand, string>;
  /** Under the partner's name: the user does not want to be counted as theirs. */
  refusePartner: string;
  partnerRefused: string;
  /** The user's own start link, and the number of its visitors. */
  partner(link: string, count: number): string;
  partnerNeedsAccount: string;
  /** Above the choices of /notify. */
  notify: string;
  notSubscribed: string;
  kinds: Record<OfferedNotice, string>;
  mute: string;
  unmute: string;
  /** Above the list of accounts. */
  accounts: string;
  noAccounts: string;
  removeAccount(name: string): string;
  orders: {
    /** Above the list of open orders. */
    title: string;
    /** Names of the watched accounts, none of which has an open order. */
    none(names: string): string;
    buys(amount: string, price: string): string;
    sells(amount: string, price: string): string;
    /** Whole percent. */
    filled(percent: number): string;
    /** When the order expires. */
    until(moment: string): string;
    /** On a button: the symbols of a market. */
    market(quote: string, base: string): string;
  };
  /** Why a typed number is rejected. */
  numbers: {
    /** Its two possible readings. */
    ambiguous(number: string, grouped: string): string;
    otherDigits(digits: string): string;
  };
  /** Answers to the notice that keys were changed. */
  keys: {
    mine: string;
    /** Another user changed what signs day by day: the owner key can still take it back. */
    activeLost: string;
    ownerLost: string;
  };
  alerts: AlertTexts;
  requests: RequestTexts;
  find: FindTexts;
  /** Everything stored was deleted. */
  forgotten: string;
  /** The bot's description in the messenger before the first start. */
  description: string;
  /** The answer in a group to a personal command. */
  privateOnly: string;
  /** The chain's nodes, or a service, do not answer. */
  unavailable: string;
  /** The database does not answer. */
  noRecords: string;
  /** Under buttons that open one screen of the app. */
  open: Record<CardScreen, string>;
  wallet: string;
  /** The description of SmartHolder, with the names of the payers. */
  stake(payers: string): string;
  /** The total stakes, and the total with the bonuses of the terms (null: unknown); with their symbol. */
  staked(facts: { sum: string; weight: string | null; holders: number }): string;
  noStaked: Record<StakedLack, string>;
  /** A number of percent, with its sign. */
  percent(value: string): string;
  price: {
    /** Answer to /price without a symbol. */
    ask: string;
    unknownAsset(symbol: string): string;
    none(symbol: string): string;
    /** A change in 24 hours, as `percent` writes it. */
    change(percent: string): string;
    /** A change in an hour, in the form of `percent`. */
    change1h(percent: string): string;
    /** The volume in 24 hours, with its currency. */
    volume(volume: string): string;
    chart(unit: string): string;
    noChart: string;
  };
  pools: {
    title: string;
    none(query: string): string;
    line(facts: { apy: string; fee: string; worth: string | undefined }): string;
  };
  fees: { title: string; note: string; names: Record<ListedFee, string> };
  /** Between the thousands of a large sum. */
  digitGap: string;
  /** The source of figures. */
  sources(names: readonly string[]): string;
  /** The services without an answer in time, below the figures of the others. */
  missing(names: readonly string[]): string;
  /** When figures were read: a message outlives its moment. */
  asOf(moment: string): string;
  sourceNames: Record<FigureSource, string>;
  /** `chat` is the address of the support chat. */
  support(chat: string): string;
  language: string;
  languageChosen: string;
  share: {
    /** The text for an invited user. */
    invitation(account: string): string;
    /** Beside a link, if no card can be shared. */
    pool(name: string): string;
    openPool: string;
  };
  inline: { appTitle: string; appText: string; noPrice: string };
}

export type BotCommand =
  | 'start'
  | 'wallet'
  | 'pools'
  | 'stake'
  | 'price'
  | 'fees'
  | 'notify'
  | 'accounts'
  | 'orders'
  | 'alert'
  | 'quiet'
  | 'minimum'
  | 'pay'
  | 'findme'
  | 'partner'
  | 'language'
  | 'support'
  | 'stop'
  | 'help';

/** The target screens of the bot's cards. */
export type CardScreen = 'wallet' | 'pools' | 'smartholder' | 'swap';
