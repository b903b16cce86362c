import { Composer, InlineKeyboard } from 'grammy';
import type { Message } from 'grammy/types';
import { createLru } from '../../createLru.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';
import { isOthersWord } from '../incoming/asTyped.ts';
import { personalCommands } from '../incoming/commandNames.ts';
import { readRequestWords } from '../requests/requestWords.ts';

/** What a person sends besides texts; all else that comes as a message is the messenger's own notice of something. */
const kinds = [
  'animation',
  'audio',
  'checklist',
  'dice',
  'document',
  'game',
  'location',
  'paid_media',
  'photo',
  'poll',
  'sticker',
  'story',
  'venue',
  'video',
  'video_note',
  'voice',
] as const satisfies readonly (keyof Message)[];

/** Albums that are answered at the same time; the oldest make room. */
const albumsKept = 1_000;

/** The last feature: a short helpful answer in a private chat, and in a group to a command for private chats. */
export function unhandled(): Composer<BotContext> {
  const composer = new Composer<BotContext>();
  const albums = createLru<string, object>(albumsKept);
  /** Of the pictures of an album, which come as this many messages, the first is answered. */
  const isAnswered = ({ media_group_id: album }: Message): boolean => {
    if (album === undefined) return false;
    const isKnown = albums.get(album) !== undefined;
    albums.set(album, {});
    return isKnown;
  };

  composer.chatType('private').on('message', async (ctx) => {
    const { message, texts, me } = ctx;
    if (message.via_bot?.id === me.id || isAnswered(message)) return;
    const text = message.text ?? '';
    if (text === '' && !kinds.some((kind) => message[kind] !== undefined)) return;
    if (isOthersWord(message)) return void (await ctx.reply(texts.forwarded));
    if (text === '') return void (await ctx.reply(texts.unreadable));
    if (readRequestWords(text).kind === 'request') return await offerRequest(ctx, text);
    await ctx.reply(texts.unhandled);
  });

  composer.chatType(['group', 'supergroup']).command([...personalCommands], async (ctx) => {
    const keyboard = ctx.launch.keyboard({ texts: ctx.texts, isPrivate: false, botName: ctx.me.username });
    await ctx.reply(ctx.texts.privateOnly, { reply_markup: keyboard });
  });

  composer.on('callback_query', async (ctx) => {
    await ctx.answerCallbackQuery({ text: ctx.texts.oldButton });
  });
  return composer;
}

/** Somebody wrote a request to the bot itself: it is sent in the chat of the one who is to pay. */
async function offerRequest(ctx: Pick<BotContext, 'texts' | 'reply' | 'me'>, text: string): Promise<void> {
  const { title, how, example } = ctx.texts.requests;
  const html = headed(`${title}\n${how}\n\n@${ctx.me.username} ${example}`);
  await ctx.reply(html, { ...asHtml, reply_markup: new InlineKeyboard().switchInline(title, text) });
}
