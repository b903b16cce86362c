import type { IncomingMessage } from 'node:http';
import type { Asked } from './readyAnswers.ts';

/** What an answer from memory goes by. */
export interface RequestHead extends Asked {
  /** Where the request comes from: as far as proxies of ours have told. */
  readonly address: string;
}

type Name = 'held' | 'accepted' | 'forwarded';
const longerNames: ReadonlyMap<string, Name> = new Map([
  ['accept-encoding', 'accepted'],
  ['x-forwarded-for', 'forwarded'],
]);

/**
 * Reads the few headers that count, as they came: Node's own table of all of them costs more than the whole answer. Undefined for a
 * request that is not as usual: one that brings a body, says one of them twice, or hangs up.
 */
export function readHead(request: IncomingMessage, proxies: number): RequestHead | undefined {
  const { rawHeaders, socket } = request;
  const found: { [Each in Name]?: string } = {};
  for (let index = 0; rawHeaders[index] !== undefined; index += 2) {
    const header = rawHeaders[index] ?? '';
    if (isOfBody(header)) return undefined;
    const name = nameOf(header);
    if (name === undefined) continue;
    if (found[name] !== undefined) return undefined;
    found[name] = rawHeaders[index + 1] ?? '';
  }
  const { remoteAddress } = socket;
  if (remoteAddress === undefined) return undefined;
  const address = proxies === 0 ? remoteAddress : forwardedFor(found.forwarded, remoteAddress, proxies);
  return { address, held: found.held, accepted: found.accepted };
}

/** By its length first: nearly all are told apart by that. */
function nameOf(header: string): Name | undefined {
  switch (header.length) {
    case 13:
      return header.toLowerCase() === 'if-none-match' ? 'held' : undefined;
    case 15:
      return longerNames.get(header.toLowerCase());
    default:
      return undefined;
  }
}

function isOfBody(header: string): boolean {
  switch (header.length) {
    case 14:
      return header.toLowerCase() === 'content-length';
    case 17:
      return header.toLowerCase() === 'transfer-encoding';
    default:
      return false;
  }
}

/** The address that the first of our proxies has added; fewer added ones are all there is. */
function forwardedFor(header: string | undefined, remoteAddress: string, proxies: number): string {
  const told = (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  // The last was added by the proxy next to us.
  return told.at(-Math.min(proxies, told.length)) ?? remoteAddress;
}
