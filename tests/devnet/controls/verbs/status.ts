import type { Verb } from '../verb.ts';

/** The current state of the network. */
export const status: Verb = {
  method: 'GET',
  path: '/status',
  about: 'head block, chain id, interval of the blocks, addresses',
  run: ({ parts: { ledger, clock, blocks, nodes, services, messenger } }) => ({
    head: ledger.head(),
    chainId: ledger.chainId,
    blockMs: blocks.everyMs(),
    time: new Date(clock.now()).toISOString(),
    nodes: nodes.map((node) => node.url),
    services: services.url,
    messenger: messenger.url,
  }),
};
