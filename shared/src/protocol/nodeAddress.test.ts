import { expect, it } from 'vitest';
import { nodeAddressOf, nodeHostOf, nodePlaceOf } from './nodeAddress.ts';

it.each([
  ['wss://node.xbts.io/ws', 'wss://node.xbts.io/ws'],
  [' WSS://Node.XBTS.io/ws ', 'wss://node.xbts.io/ws'],
  ['wss://node.xbts.io', 'wss://node.xbts.io'],
  ['wss://node.xbts.io/', 'wss://node.xbts.io'],
  ['wss://node.xbts.io:443/', 'wss://node.xbts.io'],
  ['wss://node.xbts.io./ws', 'wss://node.xbts.io/ws'],
  ['wss://node.xbts.io..:8090', 'wss://node.xbts.io:8090'],
  ['wss://user:pw@node.xbts.io/ws', 'wss://node.xbts.io/ws'],
  ['wss://node.xbts.io@evil.example/ws', 'wss://evil.example/ws'],
  ['wss://node.xbts.io/ws#top', 'wss://node.xbts.io/ws'],
  ['wss://node.xbts.io?key=1', 'wss://node.xbts.io/?key=1'],
  ['wss://%6eode.xbts%2eio/ws', 'wss://node.xbts.io/ws'],
  ['wss://ｎｏｄｅ。xbts．io/ws', 'wss://node.xbts.io/ws'],
  ['ws://2130706433:8090', 'ws://127.0.0.1:8090'],
  ['ws://0x7f.1..:8090', 'ws://127.0.0.1:8090'],
  ['ws://[0:0:0:0:0:0:0:1]:8090', 'ws://[::1]:8090'],
])('%s is written as %s', (typed, address) => {
  expect(nodeAddressOf(typed)).toBe(address);
  expect(nodeAddressOf(address)).toBe(address);
});

it.each([
  '',
  'node.xbts.io',
  'https://node.xbts.io',
  'wss://',
  'wss://a b',
  'ws://999.1.1.1',
  'javascript:x',
])('%s is not an address of a node', (typed) => {
  expect(nodeAddressOf(typed)).toBeNull();
  expect(nodeHostOf(typed)).toBeNull();
  expect(nodePlaceOf(typed)).toBe(typed);
});

it('two spellings of one node are one place, even with a query or a slash at the end', () => {
  const spelled = ['wss://a.io/ws', 'wss://a.io/ws/', 'WSS://u:p@A.io:443/ws//?a=1', 'wss://a.io./ws?/'];
  expect(new Set(spelled.map(nodePlaceOf))).toEqual(new Set(['wss://a.io/ws']));
  const others = ['ws://a.io/ws', 'wss://a.io:8090/ws', 'wss://a.io', 'wss://a.io/wss', 'wss://b.a.io/ws'];
  expect(new Set([...others, 'wss://a.io/ws'].map(nodePlaceOf)).size).toBe(6);
});
