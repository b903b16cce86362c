import { type BotCommand, botUserOf, type CommandsKey } from '../../botProfile.ts';
import { type MenuButton, privateChatOf } from '../../chats.ts';
import { type BotApiMethod, readChat } from '../botApiContext.ts';
import { badRequest } from '../botApiError.ts';
import { isObject, type Params, readInteger, readJson, readText } from '../params.ts';
import { readWebAppUrl } from '../replyMarkup.ts';

/** getMe: the bot as it sees itself. */
export const getMe: BotApiMethod = ({ profile }) => ({
  ...botUserOf(profile),
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: true,
});

/** getChat: the other side of a private chat, a group or a channel. */
export const getChat: BotApiMethod = (context, params) => ({
  ...(context.channels.find(readInteger(params, 'chat_id') ?? 0)?.chat ??
    context.groups.find(readInteger(params, 'chat_id') ?? 0)?.chat ??
    privateChatOf(readChat(context, params).user)),
  accent_color_id: 0,
  max_reaction_count: 11,
});

/** getChatMember of a channel, for the bot itself (core.telegram.org/bots/api#getchatmember). */
export const getChatMember: BotApiMethod = ({ channels, profile }, params) => {
  const channel = channels.find(readInteger(params, 'chat_id') ?? 0);
  if (channel === undefined) throw badRequest('chat not found');
  const user = botUserOf(profile);
  return channel.isBotAdmin
    ? { status: 'administrator', user, can_post_messages: true }
    : { status: 'left', user };
};

/** setMyCommands for one scope and language ('' = every other language); at most 100. */
export const setMyCommands: BotApiMethod = (context, params) => {
  const commands = readJson(params, 'commands');
  if (!Array.isArray(commands)) throw badRequest("can't parse commands JSON object");
  if (commands.length > 100) throw badRequest('BOT_COMMANDS_TOO_MUCH');
  context.profile.commands.set(commandsKey(params), commands.map(readCommand));
  return true;
};

/** getMyCommands of one scope and language; an empty list when none were set. */
export const getMyCommands: BotApiMethod = ({ profile }, params) =>
  profile.commands.get(commandsKey(params)) ?? [];

export const deleteMyCommands: BotApiMethod = ({ profile }, params) => {
  profile.commands.delete(commandsKey(params));
  return true;
};

/** What a list of commands is kept under; scopes of single chats are not kept here. */
function commandsKey(params: Params): CommandsKey {
  const scope = readJson(params, 'scope');
  const type = isObject(scope) ? scope.type : 'default';
  if (type !== 'default' && type !== 'all_private_chats' && type !== 'all_group_chats')
    throw badRequest("can't parse BotCommandScope: Unsupported type specified");
  return `${type}:${readText(params, 'language_code') ?? ''}`;
}

/** setChatMenuButton of one chat, or of all when chat_id is absent. */
export const setChatMenuButton: BotApiMethod = (context, params) => {
  const button = readMenuButton(readJson(params, 'menu_button'));
  const userId = readInteger(params, 'chat_id');
  if (userId === undefined) {
    context.profile.menuButton = button;
    for (const user of context.chats.users) context.chats.touch(user.id);
    return true;
  }
  readChat(context, params).menuButton = button.type === 'default' ? undefined : button;
  context.chats.touch(userId);
  return true;
};

export const getChatMenuButton: BotApiMethod = (context, params) =>
  (readText(params, 'chat_id') === undefined ? undefined : readChat(context, params).menuButton) ??
  context.profile.menuButton;

export const setMyName: BotApiMethod = ({ profile }, params) => {
  profile.name = limited(params, 'name', 64) || profile.name;
  return true;
};

export const setMyDescription: BotApiMethod = ({ profile }, params) => {
  profile.descriptions.set(readText(params, 'language_code') ?? '', limited(params, 'description', 512));
  return true;
};

/** setMyShortDescription is checked; the page does not show it. */
export const setMyShortDescription: BotApiMethod = (_, params) => {
  limited(params, 'short_description', 120);
  return true;
};

function limited(params: Params, name: string, length: number): string {
  const text = readText(params, name) ?? '';
  if (text.length > length) throw badRequest(`${name} is too long`);
  return text;
}

function readCommand(value: unknown): BotCommand {
  if (!isObject(value) || typeof value.command !== 'string' || !/^[a-z0-9_]{1,32}$/.test(value.command)) {
    throw badRequest('BOT_COMMAND_INVALID');
  }
  const { command, description } = value;
  if (typeof description !== 'string' || description.length < 1 || description.length > 256) {
    throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
  }
  return { command, description };
}

function readMenuButton(value: unknown): MenuButton {
  if (value === undefined) return { type: 'default' };
  if (!isObject(value)) throw badRequest("can't parse menu button: MenuButton must be an Object");
  if (value.type === 'default' || value.type === 'commands') return { type: value.type };
  if (value.type !== 'web_app' || typeof value.text !== 'string' || value.text === '') {
    throw badRequest("can't parse menu button: MenuButton has invalid type");
  }
  return { type: 'web_app', text: value.text, web_app: readWebAppUrl(value.web_app, value.text) };
}
