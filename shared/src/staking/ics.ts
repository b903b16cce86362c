import type { Epoch } from './epochs.ts';
import { epochKey } from './epochs.ts';
import type { Position } from './position.ts';

/** One entry of a calendar; the moment in milliseconds since 1970. */
export interface CalendarEvent {
  /** Stable between reads of the feed, so that a calendar keeps one entry. */
  readonly uid: string;
  readonly at: number;
  readonly title: string;
  readonly description: string;
}

/** Entries of payouts, in the reader's language. */
export function payoutEvents(
  epochs: readonly Epoch[],
  text: (epoch: Epoch) => { title: string; description: string },
): CalendarEvent[] {
  return epochs.map((epoch) => ({
    uid: `payout-${epochKey(epoch)}@xbts-mini`,
    at: epoch.startsAt,
    ...text(epoch),
  }));
}

/** Entries of the moments when stakes become claimable. */
export function unlockEvents(
  positions: readonly Position[],
  text: (position: Position) => { title: string; description: string },
): CalendarEvent[] {
  return positions.map((position) => ({
    uid: `unlock-${position.id}@xbts-mini`,
    at: position.unlocksAt,
    ...text(position),
  }));
}

/** The iCalendar text (RFC 5545) of events, in UTC; `stampedAt` is when it is made. */
export function icsOf(
  events: readonly CalendarEvent[],
  { name, stampedAt }: { name: string; stampedAt: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//XBTS Mini//SmartHolder//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.uid)}`,
      `DTSTAMP:${utcTime(stampedAt)}`,
      `DTSTART:${utcTime(event.at)}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261201T000000Z (RFC 5545 §3.3.5, form 2). */
function utcTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;
}

/** TEXT (RFC 5545 §3.3.11); a control character, which it cannot express, becomes a space. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\r\n|\r|\n/gu, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

const utf8 = new TextEncoder();

/** No line exceeds 75 octets, including the space that begins a continuation (RFC 5545 §3.1); characters stay whole. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
