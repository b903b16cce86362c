import type { ChannelChat } from '../channels.ts';
import type { ChatUser } from '../chatUsers.ts';
import { byId, element } from './dom.ts';
import { type Preferences, versions } from './preferences.ts';
import { clientNames, clients } from './protocol/clients.ts';
import { themes } from './themes.ts';

export interface DeveloperActions {
  change(changes: Partial<Preferences>): void;
  openChannel(channel: ChannelChat): void;
  setBlocked(isBlocked: boolean): void;
  clear(): void;
}

/** Draws the developer bar: the signed-in user, the kind of client, and the person's possible actions on the bot. */
export function showDeveloperBar(
  {
    users,
    channels,
    channel,
  }: { users: readonly ChatUser[]; channels: readonly ChannelChat[]; channel: number | undefined },
  preferences: Preferences,
  actions: DeveloperActions,
): void {
  const hues = ['#d8664f', '#4f83d8', '#8a63c9', '#3c9a6d', '#b98422'];
  const person = (user: ChatUser, index: number) => {
    const isMe = user.id === preferences.userId && channel === undefined;
    const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
    const onclick = () => actions.change({ userId: user.id });
    const made = element(
      'button',
      { type: 'button', class: 'person', 'aria-pressed': String(isMe), onclick },
      element('span', { class: 'avatar', 'aria-hidden': 'true' }, [...user.first_name][0] ?? '?'),
      element('span', {}, name, element('small', {}, `${user.id} · ${user.language_code}`)),
    );
    made.style.setProperty('--hue', hues[index % hues.length] ?? '#5a7bd8');
    return made;
  };
  byId('side').replaceChildren(
    element('h2', {}, 'Signed in as'),
    ...users.map(person),
    element('h2', {}, 'Channels'),
    ...channels.map((each) => channelButton(each, { isOpen: each.id === channel, actions })),
    element('h2', {}, 'This client'),
    element(
      'div',
      { class: 'fields' },
      select('Theme', Object.keys(themes), preferences.theme, (theme) =>
        actions.change({ theme: theme as Preferences['theme'] }),
      ),
      select('Client', clientNames, preferences.client, (client) =>
        actions.change({ client, version: clients[client].version }),
      ),
      select('Version', versions, preferences.version, (version) => actions.change({ version })),
    ),
    clipboardField(preferences, actions),
    element('h2', {}, 'The chat'),
    element(
      'div',
      { class: 'plain-buttons' },
      plainButton('Block bot', () => actions.setBlocked(true)),
      plainButton('Clear history', () => actions.clear()),
    ),
  );
}

function channelButton(
  channel: ChannelChat,
  { isOpen, actions }: { isOpen: boolean; actions: DeveloperActions },
): HTMLElement {
  return element(
    'button',
    {
      type: 'button',
      class: 'person',
      'aria-pressed': String(isOpen),
      onclick: () => actions.openChannel(channel),
    },
    element('span', { class: 'avatar', 'aria-hidden': 'true' }, '📣'),
    element('span', {}, channel.title, element('small', {}, `@${channel.username}`)),
  );
}

function clipboardField(preferences: Preferences, actions: DeveloperActions): HTMLElement {
  const field = element('input', { value: preferences.clipboard, placeholder: 'the real clipboard' });
  field.addEventListener('change', () => actions.change({ clipboard: field.value }));
  return element('label', { class: 'field' }, 'Clipboard', field);
}

function select<T extends string>(
  label: string,
  options: readonly T[],
  chosen: string,
  changed: (value: T) => void,
): HTMLElement {
  const field = element(
    'select',
    {},
    ...options.map((option) => element('option', { value: option, selected: option === chosen }, option)),
  );
  field.addEventListener('change', () => changed(field.value as T));
  return element('label', { class: 'field' }, label, field);
}

function plainButton(text: string, onclick: () => void): HTMLElement {
  return element('button', { type: 'button', class: 'plain-button', onclick }, text);
}
