import { expect, test } from 'vitest';
import { addressOf, hostOf, networkOf } from './networkOf.ts';

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.1:54321', '10.0.0.1'],
  [' "10.0.0.1:1" ', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['[::ffff:10.0.0.1]:443', '10.0.0.1'],
  ['::FFFF:0a00:0001', '10.0.0.1'],
  ['0:0:0:0:0:ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2'],
  ['[2001:DB8:0001:2::5]', '2001:db8:1:2'],
  ['2001:db8:1:2::5%eth0', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::2:3:4:5:6:7', '0:0:2:3'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  // An invalid address may be forwarded.
  ['unknown', 'unknown'],
  ['_hidden:8080', '_hidden'],
  ['::1:2:3:4:5:6:7:8:9', '::1:2:3:4:5:6:7:8'],
  ['[', '['],
  ['', ''],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['10.0.0.1', '2001:db8:1:2:3:4:5:6'])('a service gets %s without its port', (host) => {
  expect([host, `${host}:1`, `[${host}]:65535`].map(hostOf)).toEqual([host, host, host]);
});

test.each([
  [0, '1.1.1.1', '127.0.0.1'],
  [1, '1.1.1.1, 10.9.9.9', '10.9.9.9'],
  [2, '1.1.1.1, 10.9.9.9, 10.0.0.1', '10.9.9.9'],
  // With fewer entries than proxies the first one counts.
  [2, '10.9.9.9', '10.9.9.9'],
  [1, ' , ', '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
])('behind %i proxies a request forwarded for %s comes from %s', (proxies, forwarded, address) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '127.0.0.1' } };
  expect(addressOf(request as never, proxies)).toBe(address);
});
