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
  description: string;
  shortDescription: string;
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
    description: '',
    shortDescription: '',
    menuButton: { type: 'default' },
    commands: new Map(),
  };
}

/** The bot as a User object of the Bot API. */
export function botUserOf(profile: BotProfile): object & { readonly id: number; readonly is_bot: true } {
  return { id: profile.id, is_bot: true, first_name: profile.name, username: profile.username };
}
