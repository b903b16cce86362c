import type { FaultSettings } from '../../chain/faults.ts';
import { ControlError, type Verb } from '../verb.ts';
import { nodeOf } from './nodeOf.ts';

/** The nodes and their faults. */
export const listNodes: Verb = {
  method: 'GET',
  path: '/nodes',
  about: 'the nodes with their faults and lies',
  run: ({ parts: { nodes } }) =>
    nodes.map(({ url, faults }, index) => ({ index, url, faults: faults.settings })),
};

/** Changes the named faults and leaves the others unchanged. */
export const setNodeFaults: Verb = {
  method: 'POST',
  path: '/nodes/:index/faults',
  about:
    'set faults of a node: { isRefusingConnections, isStalled, lagSeconds, chainId, slowMs, deniedApis, broadcast, … }',
  run: (call) => {
    const { faults } = nodeOf(call);
    // Lies have their own verb, which knows their names.
    const isKnown = (name: string): boolean => name in faults.settings && name !== 'lies';
    const unknown = Object.keys(call.body).filter((name) => !isKnown(name));
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
  about: 'take all faults and lies of a node away',
  run: (call) => {
    const { faults } = nodeOf(call);
    faults.reset();
    return faults.settings;
  },
};
