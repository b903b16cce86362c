import type { MenuButton } from './chats.ts';

export interface BotCommand {
  readonly command: string;
  readonly description: string;
}

/** A scope and a language code; '' is for every other language (core.telegram.org/bots/api, BotCommandScope). */
export type CommandsKey = `${'default' | 'all_private_chats' | 'all_group_chats'}:${string}`;

/** Who the bot is and what it has set for all chats. */
export interface BotProfile {
  readonly id: number;
  readonly token: string;
  readonly username: string;
  name: string;
  /** Descriptions by language code; '' is for everybody else. */
  readonly descriptions: Map<string, string>;
  menuButton: MenuButton;
  readonly commands: Map<CommandsKey, readonly BotCommand[]>;
}

/** The profile of a bot with this token ('<id>:<secret>'). */
export function createBotProfile(token: string, username: string): BotProfile {
  return {
    id: Number(token.split(':')[0]),
    token,
    username,
    name: 'XBTS',
    descriptions: new Map(),
    menuButton: { type: 'default' },
    commands: new Map(),
  };
}

/** The commands that a person is shown in the bot's chat: of the narrower scope first, of the language before all others. */
export function privateCommands({ commands }: BotProfile, language: string): readonly BotCommand[] {
  for (const scope of ['all_private_chats', 'default'] as const) {
    const found = commands.get(`${scope}:${language}`) ?? commands.get(`${scope}:`);
    if (found !== undefined) return found;
  }
  return [];
}

/** The bot as a User object of the Bot API. */
export interface BotUser {
  readonly id: number;
  readonly is_bot: true;
  readonly first_name: string;
  readonly username: string;
}

/** The User object of this bot. */
export function botUserOf(profile: BotProfile): BotUser {
  return { id: profile.id, is_bot: true, first_name: profile.name, username: profile.username };
}
