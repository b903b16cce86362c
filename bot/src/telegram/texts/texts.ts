import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
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
  commands: Record<'start' | 'notify' | 'accounts' | 'partner' | 'stop' | 'help', string>;
  /** Under the partner's name: the user does not want to be counted as theirs. */
  refusePartner: string;
  partnerRefused: string;
  /** One's own start link, and how many came by it. */
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
  /** Everything stored was deleted. */
  forgotten: string;
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
