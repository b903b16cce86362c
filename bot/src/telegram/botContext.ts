import type { Context } from 'grammy';
import type { Log } from '../logging.ts';
import type { Storage } from '../storage/openStorage.ts';
import type { LaunchLinks } from './launchLinks.ts';
import type { Texts } from './texts/texts.ts';

/** What a feature is given with each update. */
export interface BotContext extends Context {
  /** The bot's words in the language of whoever wrote. */
  texts: Texts;
  launch: LaunchLinks;
  storage: Storage;
  log: Log;
}
