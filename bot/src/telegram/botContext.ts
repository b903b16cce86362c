import type { Clock } from '@xbts/shared/client/clock.ts';
import type { Context } from 'grammy';
import type { Market } from '../chain/market/market.ts';
import type { RequestFacts } from '../chain/requestFacts.ts';
import type { Log } from '../logging.ts';
import type { Storage } from '../storage/openStorage.ts';
import type { LaunchLinks } from './launchLinks.ts';
import type { PartnerLinks } from './partnerLinks.ts';
import type { Texts } from './texts/texts.ts';

/** The dependencies of every feature. */
export interface BotSurroundings {
  launch: LaunchLinks;
  partners: PartnerLinks;
  market: Market;
  requestFacts: RequestFacts;
  storage: Storage;
  log: Log;
  clock: Clock;
  /** Address of the support chat. */
  supportUrl: string;
  /** Names of the accounts that pay the staking rewards. */
  payers: readonly string[];
}

/** A feature's context with each update. */
export interface BotContext extends Context, BotSurroundings {
  /** The bot's texts in the sender's language. */
  texts: Texts;
}
