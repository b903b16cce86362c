import {
  type ChannelView,
  type ChatView,
  createApi,
  fetchChannel,
  fetchChannels,
  fetchUsers,
  type LaunchRequest,
  watchChannel,
} from './api.ts';
import { readBotLink } from './botLink.ts';
import { showComposer, showReadOnly } from './composer.ts';
import { showDeveloperBar } from './developerBar.ts';
import { byId } from './dom.ts';
import { type MessageActions, showMessages, showPosts } from './messageList.ts';
import { type MiniAppWindow, openMiniApp } from './miniAppWindow.ts';
import { loadPreferences, savePreferences } from './preferences.ts';
import { choose, showPopup, toast } from './sheets.ts';
import { pageLookOf } from './themes.ts';
import { whenReleased } from './whenReleased.ts';

window.messengerLog = [];
const query = new URLSearchParams(location.search);
const { users, bot } = await fetchUsers();
const channels = await fetchChannels();
let preferences = loadPreferences(query, users[0]?.id ?? 0);
let api = createApi(preferences.userId);
let chat: ChatView | undefined;
/** The channel shown instead of the chat. */
let channelId = channels.find(({ id }) => String(id) === query.get('channel'))?.id;
let startParam = query.has('startapp') ? undefined : (query.get('start') ?? undefined);
let miniApp: MiniAppWindow | undefined;
let stopWatching = () => {};

const messageActions: MessageActions = {
  openLink,
  sendCommand: send,
  press: async (message, button) => {
    if (button.web_app !== undefined) await launch({ kind: 'inline', url: button.web_app.url });
    else if (button.url !== undefined) openLink(button.url);
    else if (button.copy_text !== undefined) await copy(button.copy_text.text);
    else if (button.callback_data !== undefined) {
      const { answer } = await api.press(message.message_id, button.callback_data);
      if (answer?.url !== undefined) openLink(answer.url);
      else if (answer?.text !== undefined && answer.show_alert === true) {
        await showPopup({ title: '', message: answer.text, buttons: [{ id: 'ok', type: 'ok' }] });
      } else if (answer?.text !== undefined) toast(answer.text);
    }
  },
};

function show(): void {
  if (chat === undefined) return;
  byId('bot-name').textContent = chat.bot.first_name;
  byId('bot-status').textContent = `bot · you are ${chat.user.first_name}`;
  showMessages(chat, messageActions);
  showComposer(chat, startParam, {
    send,
    launch: (request) => void launch(request),
    unblock: () => send('/start'),
    shareUser: (requestId) => void attempt(shareUser(requestId)),
  });
}

function showChannel({ chat: about, messages }: ChannelView): void {
  byId('bot-name').textContent = about.title;
  byId('bot-status').textContent = `channel · @${about.username} · ${messages.length} posts`;
  showPosts({ chat: about, messages }, messageActions);
  showReadOnly();
}

/** Counts the reads: of two in flight, the answer of the later one wins. */
let reading = 0;

async function refreshChannel(id: number): Promise<void> {
  reading += 1;
  const mine = reading;
  const view = await fetchChannel(id);
  if (mine === reading && channelId === id) whenReleased('chat', () => showChannel(view));
}

async function refresh(): Promise<void> {
  reading += 1;
  const mine = reading;
  const asked = api;
  const answer = await asked.chat();
  // The person may have been changed during the request.
  if (mine === reading && asked === api && channelId === undefined) {
    chat = answer;
    whenReleased('chat', show);
  }
}

function send(text: string): void {
  startParam = undefined;
  void attempt(api.write(text));
}

/** Runs the action of a press and shows a notice when it fails. */
async function attempt(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

async function launch(request: LaunchRequest & { readonly buttonText?: string }): Promise<void> {
  miniApp?.close();
  await attempt(
    (async () => {
      miniApp = await openMiniApp(request, {
        api,
        botName: bot.first_name,
        preferences: () => preferences,
        openLink,
        openTelegramLink: (path) => openLink(new URL(path, 'https://t.me').href),
        mayBotWrite: () => chat?.mayBotWrite === true,
        sharePrepared: async (preparedId) => {
          const to = await choosePerson('Share with');
          if (to === undefined) return 'declined';
          const { error } = await api.share(to, { preparedId });
          return error === undefined ? 'sent' : 'expired';
        },
        closed: () => {
          miniApp = undefined;
        },
      });
    })(),
  );
}

function openLink(url: string): void {
  const link = readBotLink(url, bot.username, location.origin);
  if (link.to === 'startapp') {
    void launch({ kind: 'main', ...(link.param === undefined ? {} : { startParam: link.param }) });
  } else if (link.to === 'start') {
    miniApp?.close();
    startParam = link.param ?? '';
    if (channelId === undefined) show();
    else {
      channelId = undefined;
      applyPreferences();
      signIn();
    }
  } else if (link.to === 'share') {
    void attempt(shareText(link.text));
  } else {
    window.open(url, '_blank', 'noopener,noreferrer');
    toast(`Opened ${new URL(url, location.href).host}`);
  }
}

async function shareUser(requestId: number): Promise<void> {
  const chosen = await choosePerson('Choose a user');
  if (chosen !== undefined) await api.shareUser(requestId, chosen);
}

async function shareText(text: string): Promise<void> {
  const to = await choosePerson('Share with');
  if (to === undefined) return;
  await api.share(to, { text });
  toast('Shared');
}

async function choosePerson(title: string): Promise<number | undefined> {
  const others = users.filter((user) => user.id !== preferences.userId);
  return await choose(
    title,
    others.map((user) => ({ name: user.first_name, value: user.id })),
  );
}

async function copy(text: string): Promise<void> {
  await attempt(navigator.clipboard.writeText(text));
  toast('Copied');
}

function signIn(): void {
  stopWatching();
  miniApp?.close();
  api = createApi(preferences.userId);
  const id = channelId;
  stopWatching =
    id === undefined
      ? api.watch(() => void attempt(refresh()))
      : watchChannel(id, () => void attempt(refreshChannel(id)));
}

function applyPreferences(): void {
  document.documentElement.dataset.look = pageLookOf(preferences.theme);
  savePreferences(preferences);
  showDeveloperBar({ users, channels, channel: channelId }, preferences, {
    openChannel: ({ id }) => {
      channelId = id;
      applyPreferences();
      signIn();
    },
    change: (changes) => {
      const before = { ...preferences, channelId };
      preferences = { ...preferences, ...changes };
      if (changes.userId !== undefined) channelId = undefined;
      applyPreferences();
      if (preferences.userId !== before.userId || channelId !== before.channelId) signIn();
      if (preferences.theme !== before.theme) miniApp?.themeChanged();
    },
    setBlocked: (isBlocked) => void attempt(api.setBlocked(isBlocked)),
    clear: () => void attempt(api.clear()),
  });
}

byId('side-toggle').addEventListener('click', () => {
  const isOpen = byId('side').classList.toggle('open');
  byId('side-toggle').setAttribute('aria-expanded', String(isOpen));
});
applyPreferences();
signIn();
if (query.has('startapp')) {
  const param = query.get('startapp') ?? '';
  void launch({ kind: 'main', ...(param === '' ? {} : { startParam: param }) });
}
