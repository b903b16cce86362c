import { expect, it } from 'vitest';
import { networkOf, plainHost } from './networkOf.ts';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['203.0.113.250', '203.0.113'],
  ['203.0.114.7', '203.0.114'],
  ['[::ffff:cb00:7107]', '203.0.113'],
  ['[64:ff9b::cb00:7107]', '203.0.113'],
  ['[2002:cb00:7107::1]', '203.0.113'],
  ['[2001:db8:1:2::5]', '2001:db8:1'],
  ['[2001:db8:1:ffff:1:2:3:4]', '2001:db8:1'],
  ['[2001:db8:2::]', '2001:db8:2'],
  ['[2001:db8::1]', '2001:db8:0'],
])('%s is in the network %s', (host, network) => {
  expect(networkOf(host)).toBe(network);
});

it('a name has no known network', () => {
  expect(['node.xbts.io', 'localhost', '1.2.3.example'].map(networkOf)).toEqual([null, null, null]);
});

it('an IPv4-mapped address of version 6 equals its address of version 4', () => {
  expect(plainHost('[::ffff:7f00:1]')).toBe('127.0.0.1');
  expect(plainHost('[::1]')).toBe('[::1]');
});
