import { describe, expect, it } from 'vitest';
import { epochsBetween } from './epochs.ts';
import { icsOf, payoutEvents, unlockEvents } from './ics.ts';
import { positionOf } from './position.ts';
import { at, stakeOf } from './vesting.fixture.ts';

const stampedAt = at('2026-11-21T06:30:00');

describe('the calendar', () => {
  it('is an iCalendar text of payouts and unlock days in UTC, with CRLF after every line', () => {
    const stake = stakeOf(5n, { start: '2026-11-01T10:20:30', seconds: 2_592_000 });
    const text = icsOf(
      [
        ...payoutEvents(epochsBetween(stampedAt, at('2026-12-02T00:00:00')), ({ number }) => ({
          title: `Payout ${number}`,
          description: 'XBTS',
        })),
        ...unlockEvents([positionOf(stake, stampedAt)], ({ id }) => ({ title: id, description: '' })),
      ],
      { name: 'SmartHolder', stampedAt },
    );
    expect(text).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//XBTS Mini//SmartHolder//EN',
        'CALSCALE:GREGORIAN',
        'X-WR-CALNAME:SmartHolder',
        'BEGIN:VEVENT',
        'UID:payout-2026-23@xbts-mini',
        'DTSTAMP:20261121T063000Z',
        'DTSTART:20261201T000000Z',
        'SUMMARY:Payout 23',
        'DESCRIPTION:XBTS',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:unlock-1.13.7@xbts-mini',
        'DTSTAMP:20261121T063000Z',
        'DTSTART:20261201T102030Z',
        'SUMMARY:1.13.7',
        'DESCRIPTION:',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  const linesOf = (description: string) =>
    icsOf([{ uid: 'u', at: stampedAt, title: 't', description }], { name: 'n', stampedAt }).split('\r\n');

  it('escapes characters with a meaning in iCalendar', () => {
    expect(linesOf('a;b,c\\d\ne\r\nf\u0007g')).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\ne\\nf g');
  });

  it('folds lines at 75 octets without cutting a character', () => {
    const plain = linesOf('x'.repeat(200)).slice(10, 13);
    expect(plain.map((line) => line.length)).toEqual([75, 75, 64]);
    // 12 octets before them, and two for each.
    expect(linesOf('ж'.repeat(60))[10]).toHaveLength(12 + 31);
    for (const description of ['Выплата '.repeat(30), '质押'.repeat(60), '🚀'.repeat(50), 'é'.repeat(100)]) {
      const lines = linesOf(description);
      const octets = lines.map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
    }
  });
});
