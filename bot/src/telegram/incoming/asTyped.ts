import type { MiddlewareFn } from 'grammy';
import type { Message } from 'grammy/types';
import type { BotContext } from '../botContext.ts';
import { readCommand } from './readCommand.ts';

/**
 * Has the features find a command however it was typed: in capitals, behind a picture, without its slash. What was forwarded, or sent by way of a
 * bot, is somebody else's word, and no command.
 */
export const asTyped: MiddlewareFn<BotContext> = async ({ message }, next) => {
  if (message !== undefined) takeCommand(message);
  await next();
};

function takeCommand(message: Message): void {
  if (isOthersWord(message)) {
    // A command is one by its entity.
    message.entities = message.entities?.filter(({ type }) => type !== 'bot_command') ?? [];
    return;
  }
  const text = message.text ?? message.caption;
  const command =
    text === undefined ? undefined : readCommand(text, { isPrivate: message.chat.type === 'private' });
  if (command === undefined) return;
  message.text = command.text;
  message.entities = [{ type: 'bot_command', offset: 0, length: command.length }];
}

/** Whether somebody else wrote what a message says. */
export const isOthersWord = ({ forward_origin: origin, via_bot: way }: Message): boolean =>
  origin !== undefined || way !== undefined;
