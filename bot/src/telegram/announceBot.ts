import { type Bot, GrammyError } from 'grammy';
import type { MenuButton } from 'grammy/types';
import type { Log } from '../logging.ts';
import type { BotContext } from './botContext.ts';
import { botErrorCode } from './botErrors.ts';
import { groupCommands } from './incoming/commandNames.ts';
import type { LaunchLinks } from './launchLinks.ts';
import { asPolyfill } from './signals.ts';
import { type Language, texts } from './texts/languages.ts';
import type { Texts } from './texts/texts.ts';
import { keepTrying } from './updates/keepTrying.ts';

/** What the messenger offers in groups, and in the bot's own chat. */
const scopes = [
  { scope: { type: 'all_group_chats' }, isOffered: (name: string) => groupCommands.has(name) },
  { scope: { type: 'all_private_chats' }, isOffered: () => true },
] as const;

/**
 * Announces the bot in the background, with retries. A Bot API that refuses the call (an old self-hosted one) is
 * logged, and not asked again. Resolves at the end of `signal` at the latest, and never rejects.
 */
export async function announce(
  bot: Pick<Bot<BotContext>, 'api'>,
  options: { launch: LaunchLinks; log: Log; signal: AbortSignal; waits?: readonly number[] },
): Promise<void> {
  const { launch, ...patience } = options;
  try {
    await keepTrying((signal) => announceOnce(bot, { ...options, signal }), {
      ...patience,
      what: 'announce',
    });
  } catch (error) {
    if (!options.signal.aborted) throw error;
  }
}

async function announceOnce(
  bot: Pick<Bot<BotContext>, 'api'>,
  { launch, log, signal }: { launch: LaunchLinks; log: Log; signal: AbortSignal },
): Promise<void> {
  try {
    await announceBot(bot, launch, signal);
  } catch (error) {
    const isRefused = error instanceof GrammyError && error.error_code < 500 && error.error_code !== 429;
    if (!isRefused) throw error;
    log.error({ code: botErrorCode(error), method: error.method }, 'the bot could not be announced');
  }
}

/** Sends the messenger the bot's commands and description in each language, and the menu button's action. */
export async function announceBot(
  { api }: Pick<Bot<BotContext>, 'api'>,
  launch: LaunchLinks,
  signal?: AbortSignal,
): Promise<void> {
  const until = signal && asPolyfill(signal);
  for (const [language, said] of Object.entries(texts) as [Language, Texts][]) {
    // English is the default of every language without its own texts.
    const forLanguage = language === 'en' ? {} : { language_code: language };
    for (const { scope, isOffered } of scopes) {
      const offered = Object.entries(said.commands).filter(([name]) => isOffered(name));
      const commands = offered.map(([command, description]) => ({ command, description }));
      await api.setMyCommands(commands, { scope, ...forLanguage }, until);
    }
    await api.setMyDescription(said.description, forLanguage, until);
  }
  const menuButton: MenuButton =
    launch.mode === 'miniapp'
      ? { type: 'web_app', text: texts.en.menuButton, web_app: { url: launch.address() } }
      : { type: 'default' };
  await api.setChatMenuButton({ menu_button: menuButton }, until);
}
