import { createStatusStore, type NodeEntry, type NodeStatus } from '@xbts/shared/client/nodeStatus.ts';
import { expect, it } from 'vitest';
import { forgetContradicted } from './forgetContradicted.ts';

const node = (url: string, fault?: NodeEntry['fault']): NodeEntry => ({
  url,
  state: fault === undefined ? 'standby' : 'refused',
  latencyMs: null,
  headNumber: null,
  headAgeMs: null,
  ...(fault === undefined ? {} : { fault }),
});
const statusWith = (...nodes: NodeEntry[]): NodeStatus => ({
  state: 'connected',
  url: null,
  latencyMs: null,
  isCompared: true,
  head: null,
  nodes,
});

it('rereads everything when a node was caught lying, once per node, and not for one merely behind', () => {
  const status = createStatusStore(statusWith(node('wss://a.net'), node('wss://b.net')));
  const caught: string[] = [];
  let resets = 0;
  const queries = {
    resetQueries: async () => {
      resets += 1;
    },
  };
  const stop = forgetContradicted(status, queries, (url) => caught.push(url));
  status.set(statusWith(node('wss://a.net', 'behind'), node('wss://b.net')));
  expect([caught, resets]).toEqual([[], 0]);
  status.set(statusWith(node('wss://a.net', 'contradicted'), node('wss://b.net')));
  status.set(statusWith(node('wss://a.net', 'contradicted'), node('wss://b.net')));
  expect([caught, resets]).toEqual([['wss://a.net'], 1]);
  stop();
  status.set(statusWith(node('wss://a.net'), node('wss://b.net', 'contradicted')));
  expect(caught).toEqual(['wss://a.net']);
});
