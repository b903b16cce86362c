import type { Bot } from 'grammy';
import type { BotContext } from './botContext.ts';
import type { LaunchLinks } from './launchLinks.ts';
import { type Language, type Texts, texts } from './texts/texts.ts';

const commandsOf = ({ commands }: Texts) =>
  Object.entries(commands).map(([command, description]) => ({ command, description }));

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
