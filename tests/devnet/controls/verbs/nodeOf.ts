import type { ChainNode } from '../../chain/rpc/startChainNode.ts';
import { ControlError, type VerbCall } from '../verb.ts';

/** The node of a call's path. @throws ControlError when there is none */
export function nodeOf({ parts, params }: VerbCall): ChainNode {
  const node = parts.nodes[Number(params.index)];
  if (node === undefined)
    throw new ControlError(`there is no node ${params.index}, only 0 to ${parts.nodes.length - 1}`);
  return node;
}
