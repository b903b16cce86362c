import { expect, it } from 'vitest';
import { knownNode } from './chain.ts';
import { findLegacyNode } from './legacyNode.ts';

const nodes = ['wss://public.xbts.io/ws', 'wss://node.xbts.io/ws'];

it("starts with the legacy app's node, its old address replaced by the newer one", () => {
  const store = { network: { nodeList: nodes, currentNode: 'wss://node.xbts.io/wss', status: 'open' } };
  expect(knownNode(nodes, findLegacyNode(JSON.stringify(store)))).toBe('wss://node.xbts.io/ws');
  expect(findLegacyNode('{"node":"wss://public.xbts.io/ws"}')).toBe('wss://public.xbts.io/ws');
});

it('reads nothing else from its store', () => {
  for (const text of [
    '',
    '{"node":',
    '[]',
    '{"node":7}',
    '{"node":"https://a.example"}',
    '{"list":["wss://a"]}',
  ])
    expect(findLegacyNode(text)).toBeNull();
});
