import { createStatusStore, type NodeEntry, type NodeStatus } from '@xbts/shared/client/nodeStatus.ts';
import { expect, it } from 'vitest';
import { logUnfitNodes } from './logUnfitNodes.ts';

const entry = (state: NodeEntry['state'], fault?: NodeEntry['fault']): NodeEntry => ({
  url: 'wss://a',
  state,
  latencyMs: null,
  headNumber: null,
  headAgeMs: null,
  ...(fault === undefined ? {} : { fault, reason: 'a flood' }),
});

it('a node left for its messages is logged once, and again at a later repetition', () => {
  const statusOf = (...nodes: NodeEntry[]): NodeStatus => ({
    state: 'connected',
    url: null,
    latencyMs: null,
    isCompared: true,
    head: null,
    nodes,
  });
  const status = createStatusStore(statusOf(entry('active')));
  const warned: unknown[] = [];
  logUnfitNodes({ status }, { warn: (...given: unknown[]) => void warned.push(given) });
  const garbage = statusOf(entry('refused', 'garbage'));
  const contradicted = statusOf(entry('refused', 'contradicted'));
  for (const next of [garbage, garbage, statusOf(entry('active')), garbage, contradicted]) status.set(next);
  const said = [{ node: 'wss://a', fault: 'garbage', reason: 'a flood' }, 'an unfit node is skipped'];
  // The log omits the subject of a contradiction: it may be a user's account.
  expect(warned).toEqual([said, said, [{ node: 'wss://a', fault: 'contradicted' }, said[1]]]);
});
