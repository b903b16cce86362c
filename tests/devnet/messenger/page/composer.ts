import type { KeyboardButton } from '../botApi/replyMarkup.ts';
import type { ChatView, LaunchRequest } from './api.ts';
import { byId, element } from './dom.ts';

export interface ComposerActions {
  send(text: string): void;
  unblock(): void;
  /** Chooses a person for the bot. */
  shareUser(requestId: number): void;
  launch(request: LaunchRequest & { readonly buttonText?: string }): void;
}

/** Draws the footer of the chat: START, the field with the menu button, or the way back from a block. */
export function showComposer(chat: ChatView, startParam: string | undefined, actions: ComposerActions): void {
  const composer = byId('composer');
  const draft = composer.querySelector('textarea')?.value ?? '';
  const state = stateOf(chat, startParam);
  // A redraw would take the focus and the keyboard away from someone typing.
  if (composer.dataset.state === state) return;
  composer.dataset.state = state;
  if (chat.isBlocked) {
    composer.replaceChildren(wideButton('Restart bot', () => actions.unblock()));
  } else if (startParam !== undefined || !chat.isStarted) {
    const text = startParam ? `/start ${startParam}` : '/start';
    composer.replaceChildren(wideButton('START', () => actions.send(text)));
  } else {
    composer.replaceChildren(...writing(chat, draft, actions));
  }
}

/** Draws the footer of a channel: only its administrators can post. */
export function showReadOnly(): void {
  const composer = byId('composer');
  composer.dataset.state = 'channel';
  composer.replaceChildren(element('p', { class: 'read-only' }, 'Only administrators post here.'));
}

function stateOf(chat: ChatView, startParam: string | undefined): string {
  const { isBlocked, isStarted, menuButton, commands } = chat;
  return JSON.stringify([
    chat.user.id,
    isBlocked,
    isStarted,
    startParam,
    menuButton,
    commands,
    replyKeyboardOf(chat),
  ]);
}

function writing(chat: ChatView, draft: string, actions: ComposerActions): HTMLElement[] {
  const field = element('textarea', { rows: 1, placeholder: 'Message', 'aria-label': 'Message' });
  field.value = draft;
  const commands = element('ul', { class: 'commands', hidden: true, 'aria-label': 'Commands' });
  commands.append(
    ...chat.commands.map(({ command, description }) => {
      const onclick = () => {
        commands.hidden = true;
        actions.send(`/${command}`);
      };
      const name = element('b', {}, `/${command}`);
      return element(
        'li',
        {},
        element('button', { type: 'button', onclick }, name, element('span', {}, description)),
      );
    }),
  );
  const submit = () => {
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    actions.send(text);
  };
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  const onsubmit = (event: Event) => {
    event.preventDefault();
    submit();
  };
  const form = element(
    'form',
    { onsubmit },
    menuButton(chat, commands, actions),
    field,
    element('button', { class: 'icon-button send', 'aria-label': 'Send' }, '➤'),
  );
  return [commands, form, ...replyKeyboard(chat, actions)];
}

function menuButton(chat: ChatView, commands: HTMLElement, actions: ComposerActions): HTMLElement | null {
  const button = chat.menuButton;
  if (button.type === 'web_app') {
    const onclick = () => actions.launch({ kind: 'menu', url: button.web_app.url });
    return element('button', { type: 'button', class: 'menu-button', onclick }, button.text);
  }
  if (chat.commands.length === 0) return null;
  const onclick = () => {
    commands.hidden = !commands.hidden;
  };
  return element('button', { type: 'button', class: 'menu-button', onclick }, 'Menu');
}

function replyKeyboardOf(chat: ChatView): readonly (readonly KeyboardButton[])[] {
  const last = chat.messages.findLast(
    ({ reply_markup }) => reply_markup?.keyboard !== undefined || reply_markup?.remove_keyboard === true,
  );
  return last?.reply_markup?.keyboard ?? [];
}

function replyKeyboard(chat: ChatView, actions: ComposerActions): HTMLElement[] {
  const rows = replyKeyboardOf(chat);
  if (rows.length === 0) return [];
  const draw = ({ text, web_app, request_users }: KeyboardButton) => {
    const onclick = () => {
      if (request_users !== undefined) actions.shareUser(request_users.request_id);
      else if (web_app === undefined) actions.send(text);
      else actions.launch({ kind: 'keyboard', url: web_app.url, buttonText: text });
    };
    return element('button', { type: 'button', class: 'reply-button', onclick }, text);
  };
  const drawn = rows.map((row) => element('div', { class: 'keyboard-row' }, ...row.map(draw)));
  return [element('div', { class: 'reply-keyboard' }, ...drawn)];
}

function wideButton(text: string, onclick: () => void): HTMLElement {
  return element('button', { type: 'button', class: 'wide-button', onclick }, text);
}
