import { InlineKeyboard } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { Texts } from './texts/texts.ts';

/** miniapp: buttons of the messenger that open the mini app inside it · link: plain links, no mini app. */
export type LaunchMode = 'miniapp' | 'link';

/** The bot's name in links. */
export type BotName = Pick<UserFromGetMe, 'username' | 'has_main_web_app'>;

/** Makes every button that opens the app, in the configured launch mode. */
export interface LaunchLinks {
  readonly mode: LaunchMode;
  /** The app's address; the start parameter is in its query, as `startapp`. */
  address(startParam?: string): string;
  /** A link for any chat that opens the app at once if the bot's own profile names it; else by the bot's chat. */
  direct(bot: BotName, startParam: string): string;
  /**
   * The launch button for a chat. The messenger allows web_app buttons in private chats only, so elsewhere the button
   * leads to the bot's own chat.
   */
  keyboard(options: {
    texts: Texts;
    isPrivate: boolean;
    botName: string;
    startParam?: string;
    /** The button's label; default 'Open XBTS'. */
    label?: string;
  }): InlineKeyboard;
}

/** Launch links to the app at `publicUrl`. */
export function createLaunchLinks(options: { mode: LaunchMode; publicUrl: string }): LaunchLinks {
  const { mode, publicUrl } = options;
  const address = (startParam?: string) =>
    startParam === undefined ? `${publicUrl}/` : `${publicUrl}/?startapp=${encodeURIComponent(startParam)}`;
  return {
    mode,
    address,
    direct: ({ username, has_main_web_app: hasApp }, startParam) =>
      mode === 'link'
        ? address(startParam)
        : `https://t.me/${username}?${hasApp ? 'startapp' : 'start'}=${startParam}`,
    keyboard({ texts, isPrivate, botName, startParam, label = texts.launchButton }) {
      const keyboard = new InlineKeyboard();
      if (mode === 'link') return keyboard.url(label, address(startParam));
      if (isPrivate) return keyboard.webApp(label, address(startParam));
      const start = startParam === undefined ? '' : `?start=${startParam}`;
      return keyboard.url(label, `https://t.me/${botName}${start}`);
    },
  };
}
