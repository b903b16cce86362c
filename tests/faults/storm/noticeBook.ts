import type { ChatMessage } from '../../devnet/messenger/chats.ts';

/** A row of the outbox, with the members needed for the records. */
export interface NoticeRow {
  readonly uid: number;
  readonly kind: string;
  readonly state: string;
  readonly code: string | null;
  /** Its sends that were started but not recorded as ended. */
  readonly interruptions: number;
  /** Places of its contents, as block/transaction/operation; none for a cancelled order. */
  readonly places: readonly (string | null)[];
  /** For a notice of orders: the outcome of each. */
  readonly outcomes?: readonly (string | null)[];
}

/** A message in a chat with its links. */
export type DeliveredMessage = Pick<ChatMessage, 'message_id' | 'text' | 'entities'>;

/** The messages to a chat, and the number of unanswered calls that write to it. */
export interface ChatBook {
  readonly messages: readonly DeliveredMessage[];
  readonly unanswered: number;
}

/** The notices due to a chat: the places of events on its watched accounts. */
export interface DueNotices {
  readonly uid: number;
  readonly kind: 'payout' | 'incomingTransfer';
  readonly places: readonly string[];
}

/** The number of cancelled orders of a chat's watched accounts. */
export interface DueCancellations {
  readonly uid: number;
  readonly count: number;
}

const titles = { payout: '💰 SmartHolder payout', incomingTransfer: '📥 Incoming transfer' } as const;

const blockOf = (place: string): string => place.split('/', 1)[0] ?? '';
const sorted = (texts: readonly string[]) => [...texts].sort().join(' ');

/** Contradictions between the events and the outbox: each event is in exactly one notice. */
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

/** The same for cancelled orders; the chain gives such an end no place. */
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
 * Contradictions between the outbox and the chats: each notice arrives once, and once more at most for each interrupted
 * send or lost answer; one given up after two such may be missing.
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
