import type { MenuButton } from './chats.ts';

export interface BotCommand {
  readonly command: string;
  readonly description: string;
}

/** Who the bot is and what it has set for all chats. */
export interface BotProfile {
  readonly id: number;
  readonly token: string;
  readonly username: string;
  name: string;
  /** Descriptions by language code; '' is for everybody else. */
  readonly descriptions: Map<string, string>;
  menuButton: MenuButton;
  /** Command lists by language code; '' is for everybody else. */
  readonly commands: Map<string, readonly BotCommand[]>;
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
