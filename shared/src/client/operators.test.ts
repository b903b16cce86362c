import { expect, it } from 'vitest';
import { areIndependent, isLocalFallback, operatorOf } from './operators.ts';

const list = ['wss://node.xbts.io/ws', 'wss://eu.nodes.bitshares.ws', 'ws://localhost:8090'];

it('takes the last two labels of a host for its operator', () => {
  expect(operatorOf('wss://node.xbts.io/ws')).toBe('xbts.io');
  expect(operatorOf('wss://user:secret@Node2.XBTS.io:443/ws?x=1')).toBe('xbts.io');
  expect(operatorOf('ws://10.0.0.7:8090')).toBe('10.0.0.7');
  expect(operatorOf('ws://node-a:8090')).toBe('node-a');
});

it('has two nodes confirm each other only when different operators run them', () => {
  expect(areIndependent('wss://node.xbts.io/ws', 'wss://eu.nodes.bitshares.ws', list)).toBe(true);
  expect(areIndependent('wss://node.xbts.io/ws', 'wss://other.xbts.io', list)).toBe(false);
});

it('never has the local fallback of a list of public nodes confirm one of them', () => {
  expect(isLocalFallback('ws://localhost:8090', list)).toBe(true);
  expect(areIndependent('wss://node.xbts.io/ws', 'ws://localhost:8090', list)).toBe(false);
});

it('takes each node of a local network for an operator of its own', () => {
  const local = ['ws://127.0.0.1:8090', 'ws://127.0.0.1:8091', 'ws://[::1]:8092'];
  expect(local.some((url) => isLocalFallback(url, local))).toBe(false);
  expect(areIndependent(local[0] ?? '', local[1] ?? '', local)).toBe(true);
});
