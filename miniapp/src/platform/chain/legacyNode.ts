import { nodeAddressOf } from '@xbts/shared/protocol/nodeAddress.ts';

/** Like the account (signer/legacyAccount.ts): the members may lie at the root or within modules. */
const DEEPEST = 4;
/** Possible names of the node in use: the shape of the legacy app's store is not documented. */
const names = ['currentNode', 'current_node', 'node', 'current', 'nodeUrl'];

function search(value: unknown, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
  const members = new Map(Object.entries(value));
  for (const name of names) {
    const found = members.get(name);
    const url = typeof found === 'string' ? nodeAddressOf(found) : null;
    if (url !== null) return url;
  }
  for (const inner of members.values()) {
    const found = search(inner, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The address of the legacy app's node, from the text of its store; null without one. */
export function findLegacyNode(text: string): string | null {
  try {
    return search(JSON.parse(text), 0) ?? null;
  } catch (error) {
    // Text that is no JSON contains no address; any other error is a bug.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
