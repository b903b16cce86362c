import { en } from './en.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

/** Everything the bot says, in one language. */
export interface Texts {
  /** Answer to /start. */
  welcome: string;
  /** Answer to /start through a partner's link. */
  welcomeByPartner(partner: string): string;
  help: string;
  /** Answer to whatever the bot does not understand. */
  unhandled: string;
  launchButton: string;
  menuButton: string;
  /** One line each for the messenger's list of commands. */
  commands: { start: string; help: string };
  /** What the messenger shows about the bot before the first start. */
  description: string;
}

export type Language = 'en' | 'ru' | 'zh';

export const texts: Readonly<Record<Language, Texts>> = { en, ru, zh };

/** The language for a messenger's IETF tag: Russian, any Chinese, else English. */
export function languageOf(tag: string | undefined): Language {
  const [primary] = (tag ?? '').toLowerCase().split(/[-_]/u, 1);
  return primary === 'ru' || primary === 'zh' ? primary : 'en';
}
