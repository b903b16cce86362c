import type { FaultSettings } from '../../chain/faults.ts';
import type { ChainNode } from '../../chain/rpc/startChainNode.ts';
import { ControlError, type Verb, type VerbCall } from '../verb.ts';

/** The nodes and what is wrong with each. */
export const listNodes: Verb = {
  method: 'GET',
  path: '/nodes',
  about: 'the nodes with their faults',
  run: ({ parts: { nodes } }) =>
    nodes.map(({ url, faults }, index) => ({ index, url, faults: faults.settings })),
};

/** Changes the faults that are named and leaves the others as they are. */
export const setNodeFaults: Verb = {
  method: 'POST',
  path: '/nodes/:index/faults',
  about:
    'set faults of a node: { isRefusingConnections, isStalled, lagSeconds, chainId, slowMs, deniedApis, broadcast, … }',
  run: (call) => {
    const { faults } = nodeOf(call);
    const unknown = Object.keys(call.body).filter((name) => !(name in faults.settings));
    if (unknown.length > 0) throw new ControlError(`no such fault: ${unknown.join(', ')}`);
    faults.set(call.body as Partial<FaultSettings>);
    if (faults.settings.isRefusingConnections) faults.dropConnections();
    return faults.settings;
  },
};

/** Cuts the open connections of a node; new ones are accepted. */
export const dropConnections: Verb = {
  method: 'POST',
  path: '/nodes/:index/drop',
  about: 'cut the open connections of a node',
  run: (call) => {
    nodeOf(call).faults.dropConnections();
    return {};
  },
};

/** Makes a node healthy again. */
export const healNode: Verb = {
  method: 'POST',
  path: '/nodes/:index/heal',
  about: 'take all faults of a node away',
  run: (call) => {
    const { faults } = nodeOf(call);
    faults.reset();
    return faults.settings;
  },
};

function nodeOf({ parts, params }: VerbCall): ChainNode {
  const node = parts.nodes[Number(params.index)];
  if (node === undefined)
    throw new ControlError(`there is no node ${params.index}, only 0 to ${parts.nodes.length - 1}`);
  return node;
}
