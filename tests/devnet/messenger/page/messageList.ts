import type { InlineButton } from '../botApi/replyMarkup.ts';
import type { ChatMessage } from '../chats.ts';
import type { ChannelView, ChatView } from './api.ts';
import { byId, element } from './dom.ts';
import { messageText, type TextActions } from './messageText.ts';

export interface MessageActions extends TextActions {
  /** An inline button was pressed; resolves when the bot has answered. */
  press(message: ChatMessage, button: InlineButton): Promise<void>;
}

/** Draws the messages of the chat and keeps the newest in view. */
export function showMessages(chat: ChatView, actions: MessageActions): void {
  const list = byId('messages');
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  const count = list.childElementCount;
  const { messages, user } = chat;
  list.replaceChildren(...(messages.length === 0 ? [emptyChat(chat)] : drawAll(messages, user.id, actions)));
  if (isAtEnd || list.childElementCount > count) list.scrollTop = list.scrollHeight;
}

/** Draws the posts of a channel. */
export function showPosts({ messages }: ChannelView, actions: MessageActions): void {
  const list = byId('messages');
  const empty = element('div', { class: 'empty' }, 'Nothing was posted here yet.');
  list.replaceChildren(...(messages.length === 0 ? [empty] : drawAll(messages, 0, actions)));
  list.scrollTop = list.scrollHeight;
}

function emptyChat(chat: ChatView): HTMLElement {
  const text = chat.description || 'No messages here yet. Press START to begin.';
  return element('div', { class: 'empty' }, element('strong', {}, 'What can this bot do?'), text);
}

function drawAll(messages: readonly ChatMessage[], me: number, actions: MessageActions): HTMLElement[] {
  let previous: number | undefined;
  return messages.map((message) => {
    const isTurn = message.from.id !== previous;
    previous = message.from.id;
    return drawMessage(message, { isOwn: message.from.id === me, isTurn, me }, actions);
  });
}

function drawMessage(
  message: ChatMessage,
  { isOwn, isTurn, me }: { isOwn: boolean; isTurn: boolean; me: number },
  actions: MessageActions,
): HTMLElement {
  if (message.web_app_data !== undefined) {
    const text = `Data from the "${message.web_app_data.button_text}" button was sent to the bot`;
    return element('div', { class: 'service' }, text);
  }
  if (message.users_shared !== undefined)
    return element('div', { class: 'service' }, 'You shared a user with the bot');
  const text = message.text ?? message.caption ?? '';
  const entities = message.entities ?? message.caption_entities ?? [];
  const isForwarded = !message.from.is_bot && message.from.id !== me;
  const bubble = element(
    'div',
    { class: 'bubble' },
    isForwarded ? element('b', {}, `From ${nameOf(message.from)}\n`) : null,
    drawPhoto(message),
    messageText(text, entities, actions),
    timeOf(message),
  );
  const classes = `message${isOwn ? ' own' : ''}${isTurn ? ' turn' : ''}`;
  const keyboard = message.reply_markup?.inline_keyboard;
  return element(
    'article',
    { class: classes, 'data-message-id': message.message_id },
    bubble,
    keyboard === undefined ? null : drawKeyboard(message, keyboard, actions),
  );
}

function drawPhoto({ photo }: ChatMessage): HTMLElement | null {
  const [picture] = photo ?? [];
  if (picture === undefined) return null;
  return picture.shown === undefined
    ? element('div', { class: 'photo' }, 'Picture')
    : element('img', { class: 'shown-photo', src: picture.shown, alt: 'Picture' });
}

function drawKeyboard(
  message: ChatMessage,
  rows: readonly (readonly InlineButton[])[],
  actions: MessageActions,
): HTMLElement {
  const drawButton = (button: InlineButton) => {
    const made = element('button', {
      type: 'button',
      class: 'inline-button',
      onclick: () => {
        made.setAttribute('aria-busy', 'true');
        void actions.press(message, button).finally(() => made.removeAttribute('aria-busy'));
      },
    });
    made.append(button.text, button.url === undefined ? '' : ' ↗');
    return made;
  };
  return element(
    'div',
    { class: 'keyboard' },
    ...rows.map((row) => element('div', { class: 'keyboard-row' }, ...row.map(drawButton))),
  );
}

function nameOf(from: ChatMessage['from']): string {
  return 'first_name' in from ? String(from.first_name) : String(from.id);
}

function timeOf(message: ChatMessage): HTMLElement {
  const at = new Date((message.edit_date ?? message.date) * 1000);
  const text = at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return element(
    'time',
    { datetime: at.toISOString() },
    message.edit_date === undefined ? text : `edited ${text}`,
  );
}
