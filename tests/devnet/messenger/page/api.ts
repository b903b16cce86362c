import type { BotCommand, BotUser } from '../botProfile.ts';
import type { ChannelChat } from '../channels.ts';
import type { ChatMessage, MenuButton } from '../chats.ts';
import type { ChatUser } from '../chatUsers.ts';
import type { CallbackAnswer } from '../inlineExchange.ts';

/** The chat of one person as the server sends it. */
export interface ChatView {
  readonly user: ChatUser;
  readonly bot: BotUser;
  readonly description: string;
  readonly messages: readonly ChatMessage[];
  readonly isBlocked: boolean;
  readonly isStarted: boolean;
  readonly mayBotWrite: boolean;
  readonly menuButton: MenuButton;
  readonly mainAppUrl: string | null;
  readonly commands: readonly BotCommand[];
}

/** A channel as the server sends it; a post comes as a message by the channel. */
export interface ChannelView {
  readonly chat: ChannelChat;
  readonly messages: readonly ChatMessage[];
}

export interface LaunchRequest {
  readonly kind: 'inline' | 'menu' | 'main' | 'keyboard';
  readonly url?: string;
  readonly startParam?: string;
}

/** Calls of the messenger server in one person's name; each rejects with the server's sentence. */
export function createApi(userId: number) {
  const base = `/api/users/${userId}`;
  const post = <T>(path: string, body: object = {}) => request<T>(`${base}/${path}`, body);
  return {
    chat: () => request<ChatView>(`${base}/chat`),
    write: (text: string) => post('messages', { text }),
    press: (messageId: number, data: string) =>
      post<{ answer?: CallbackAnswer }>('callbacks', { messageId, data }),
    launch: (launch: LaunchRequest) => post<{ url: string; initData: string }>('launch', launch),
    sendData: (data: string, buttonText: string) => post('web-app-data', { data, buttonText }),
    invokeCustom: (method: string, params: unknown) =>
      post<{ result?: unknown; error?: string }>('custom-method', { method, params }),
    setBlocked: (isBlocked: boolean) => post('blocked', { isBlocked }),
    allowWriting: () => post('write-access'),
    clear: () => post('clear'),
    share: (to: number, what: { text?: string; preparedId?: string }) =>
      post<{ error?: string }>('share', { to, ...what }),
    shareUser: (requestId: number, sharedId: number) => post('share-user', { requestId, userId: sharedId }),
    /** Calls the listener at once and whenever the chat changes; returns the unsubscriber. */
    watch: (listener: () => void) => watch(`${base}/events`, listener),
  };
}

export type Api = ReturnType<typeof createApi>;

/** All users who can sign in to this messenger, and the bot. */
export async function fetchUsers(): Promise<{ users: readonly ChatUser[]; bot: BotUser }> {
  return await request('/api/users');
}

/** The visible channels. */
export async function fetchChannels(): Promise<readonly ChannelChat[]> {
  const { channels } = await request<{ channels: readonly ChannelChat[] }>('/api/channels');
  return channels;
}

/** A channel with its posts. */
export const fetchChannel = (id: number) => request<ChannelView>(`/api/channels/${id}`);

/** Calls the listener at once and after every post; returns the unsubscriber. */
export const watchChannel = (id: number, listener: () => void) =>
  watch(`/api/channels/${id}/events`, listener);

function watch(url: string, listener: () => void): () => void {
  const source = new EventSource(url);
  source.addEventListener('message', listener);
  return () => source.close();
}

async function request<T>(url: string, body?: object): Promise<T> {
  const response = await fetch(
    url,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.description ?? response.statusText);
  return answer as T;
}
