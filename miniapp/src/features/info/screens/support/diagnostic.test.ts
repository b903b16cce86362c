import { expect, it } from 'vitest';
import { diagnosticText } from './diagnostic.ts';

const node = { latencyMs: 42.4, headNumber: 1000, headAgeMs: 0 } as const;

it('a diagnostic contains versions and connection, and only the host of an own node', () => {
  const text = diagnosticText({
    version: '0.1.0',
    platform: 'ios',
    messengerVersion: '9.1',
    language: 'ru',
    userAgent: 'Browser 1',
    viewport: '360×740',
    isOnline: true,
    now: Date.UTC(2026, 10, 21, 10, 0, 0),
    status: {
      state: 'connected',
      url: 'wss://node.example/ws/secret-token',
      latencyMs: 42.4,
      isCompared: true,
      head: { number: 1000, id: '0'.repeat(40), time: Date.UTC(2026, 10, 21), irreversible: 990 },
      nodes: [
        { ...node, url: 'wss://node.example/ws/secret-token', state: 'active' },
        {
          url: 'wss://other.example/ws',
          state: 'failed',
          latencyMs: null,
          headNumber: null,
          headAgeMs: null,
        },
      ],
    },
  });
  expect(text.split('\n')).toEqual([
    'XBTS 0.1.0',
    'at 2026-11-21T10:00:00.000Z',
    'in ios 9.1',
    'language ru, viewport 360×740',
    'Browser 1',
    'connection connected, browser online',
    'block 1000, irreversible 990',
    'node.example active 42 ms 1000',
    'other.example failed',
  ]);
});
