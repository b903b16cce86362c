import { expect, test } from 'vitest';
import { isInside } from './database.ts';

test.each([
  '',
  'localhost',
  'database',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '[::1]',
  '[fd00::1]',
])('a plain line to %j stays inside', (host) => {
  expect(isInside(host)).toBe(true);
});

test.each(['db.example.org', '203.0.113.7', '172.32.0.1', '[2001:db8::1]'])(
  'a plain line to %s is open to others',
  (host) => {
    expect(isInside(host)).toBe(false);
  },
);
