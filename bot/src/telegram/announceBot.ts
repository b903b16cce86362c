import { type Bot, GrammyError } from 'grammy';
import type { Log } from '../logging.ts';
import type { BotContext } from './botContext.ts';
import { botErrorCode } from './botErrors.ts';
import type { LaunchLinks } from './launchLinks.ts';
import { type Language, texts } from './texts/languages.ts';
import type { Texts } from './texts/texts.ts';

const commandsOf = ({ commands }: Texts) =>
  Object.entries(commands).map(([command, description]) => ({ command, description }));

/**
 * Announces the bot. A Bot API that does not take it (an old one of one's own) is no reason to stay away, and is logged; other
 * failures are thrown on, for another attempt.
 */
export async function announce(
  bot: Pick<Bot<BotContext>, 'api'>,
  launch: LaunchLinks,
  log: Log,
): Promise<void> {
  try {
    await announceBot(bot, launch);
  } catch (error) {
    const isRefused = error instanceof GrammyError && error.error_code < 500 && error.error_code !== 429;
    if (!isRefused) throw error;
    log.error({ code: botErrorCode(error), method: error.method }, 'the bot could not be announced');
  }
}

/** Tells the messenger the bot's commands and description in each language, and what the menu button does. */
export async function announceBot(bot: Pick<Bot<BotContext>, 'api'>, launch: LaunchLinks): Promise<void> {
  const { api } = bot;
  for (const [language, said] of Object.entries(texts) as [Language, Texts][]) {
    // English is the default of every language that has no words of its own.
    const scope = language === 'en' ? {} : { language_code: language };
    await api.setMyCommands(commandsOf(said), scope);
    await api.setMyDescription(said.description, scope);
  }
  await api.setChatMenuButton({
    menu_button:
      launch.mode === 'miniapp'
        ? { type: 'web_app', text: texts.en.menuButton, web_app: { url: launch.address() } }
        : { type: 'default' },
  });
}
