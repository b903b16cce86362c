import type { ChatMessage } from '../../devnet/messenger/chats.ts';

/** A row of the outbox, as far as the books go. */
export interface NoticeRow {
  readonly uid: number;
  readonly kind: string;
  readonly state: string;
  readonly code: string | null;
  /** Sends of it that were begun and not noted as ended. */
  readonly interruptions: number;
  /** Places of what it tells, as block/transaction/operation; none of an order that was cancelled. */
  readonly places: readonly (string | null)[];
  /** Of a notice of orders: what became of each. */
  readonly outcomes?: readonly (string | null)[];
}

/** A message in a chat with its links. */
export type DeliveredMessage = Pick<ChatMessage, 'message_id' | 'text' | 'entities'>;

/** What came to a chat, and how many calls that write to it were not answered. */
export interface ChatBook {
  readonly messages: readonly DeliveredMessage[];
  readonly unanswered: number;
}

/** What is due to be told to a chat: the places of what happened to the accounts that it watches. */
export interface DueNotices {
  readonly uid: number;
  readonly kind: 'payout' | 'incomingTransfer';
  readonly places: readonly string[];
}

/** How many orders of the accounts that a chat watches were cancelled. */
export interface DueCancellations {
  readonly uid: number;
  readonly count: number;
}

const titles = { payout: '💰 SmartHolder payout', incomingTransfer: '📥 Incoming transfer' } as const;

const blockOf = (place: string): string => place.split('/', 1)[0] ?? '';
const sorted = (texts: readonly string[]) => [...texts].sort().join(' ');

/** What is wrong between what happened and what the outbox holds of it: each thing in one notice, and no other. */
export function outboxFaults(rows: readonly NoticeRow[], due: readonly DueNotices[]): string[] {
  return due.flatMap(({ uid, kind, places }) => {
    const told = rows.filter((row) => row.uid === uid && row.kind === kind).flatMap((row) => row.places);
    const named = told.filter((place) => place !== null);
    if (sorted(named) === sorted(places)) return [];
    const missing = places.filter((place) => !named.includes(place));
    const foreign = named.filter((place) => !places.includes(place));
    return [
      `${kind} to ${uid}: untold ${missing.join(', ')}; told without cause or twice ${foreign.join(', ')}`,
    ];
  });
}

/** The same for orders that were cancelled; the chain gives such an end no place. */
export function orderFaults(rows: readonly NoticeRow[], due: readonly DueCancellations[]): string[] {
  return due.flatMap(({ uid, count }) => {
    const outcomes = rows
      .filter((row) => row.uid === uid && row.kind === 'orderChanged')
      .flatMap((row) => row.outcomes ?? []);
    const told = outcomes.filter((outcome) => outcome === 'cancelled').length;
    return told === count ? [] : [`${uid} was told of ${told} cancelled orders of ${count}`];
  });
}

/**
 * What is wrong between the outbox and the chats: each notice is there once, and once more at most for each send that was interrupted or
 * whose answer was lost; one that was given up after two such may be missing.
 */
export function deliveryFaults(rows: readonly NoticeRow[], chats: ReadonlyMap<number, ChatBook>): string[] {
  const groups = Map.groupBy(
    rows.filter((row) => row.kind in titles),
    ({ uid, kind, places }) => `${uid} ${kind} ${blockOf(places[0] ?? '')}`,
  );
  return [...groups].flatMap(([name, group]) => {
    const [uid, kind, block] = name.split(' ') as [string, keyof typeof titles, string];
    const { messages, unanswered } = chats.get(Number(uid)) ?? { messages: [], unanswered: 0 };
    const delivered = messages.filter((message) => tells(message, kind, block)).length;
    const sent = group.filter(({ state }) => state === 'sent').length;
    const most = group.reduce((sum, { interruptions }) => sum + 1 + interruptions, unanswered);
    const odd = group.filter(({ state, code }) => state !== 'sent' && code !== 'notice.interrupted_twice');
    return [
      ...odd.map(({ state, code }) => `${name}: ${state} ${code ?? ''}`),
      ...(delivered < sent ? [`${name}: ${delivered} messages of ${sent} notices`] : []),
      ...(delivered > most ? [`${name}: ${delivered} messages, and ${most} would be explained`] : []),
    ];
  });
}

const tells = (
  { text = '', entities = [] }: DeliveredMessage,
  kind: keyof typeof titles,
  block: string,
): boolean =>
  text.startsWith(titles[kind]) && entities.some(({ url }) => url?.endsWith(`/blocks/${block}`) === true);
