import { explorerHead } from '@xbts/shared/services/explorerSocket.ts';
import { openNodeSocket } from '../chain/nodeSocket.ts';
import { type Finding, findingsOf } from './finding.ts';
import { apart, hostOf, type Surroundings } from './surroundings.ts';

/** A block comes every three seconds: within three of them one should have arrived. */
const BLOCK_MS = 10_000;

const { right, missing, wrong } = findingsOf('services');

const misses = 'Until then users see no block number while no node responds.';

/**
 * The first message of a socket: the number of a block, or undefined for anything else. Rejects when it closes or stays
 * silent.
 */
function firstBlock(url: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const socket = openNodeSocket(url, {
    onOpen: () => undefined,
    onText: (text) => resolve(explorerHead(text)),
    onClose: (reason) => reject(new TypeError(reason)),
  });
  const timer = setTimeout(() => reject(new TypeError('no block')), BLOCK_MS);
  return promise.finally(() => {
    clearTimeout(timer);
    socket.close();
  });
}

async function examineSocket(name: string, url: string): Promise<Finding> {
  const startedAt = performance.now();
  try {
    const block = await firstBlock(url);
    const seen = `${hostOf(url)}, ${Math.round(performance.now() - startedAt)} ms`;
    if (block !== undefined) return right(name, `${seen}, block ${block}`);
    return wrong(
      name,
      `${seen}, unknown form`,
      `This isn’t an explorer: correct EXPLORER_WS_URLS. ${misses}`,
    );
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const advice = `Correct EXPLORER_WS_URLS, or leave it empty. ${misses}`;
    return missing(name, `no block from ${hostOf(url)}`, advice);
  }
}

/** Checks every explorer websocket of the settings: each must send a block. */
export function examineExplorerSockets({ config }: Surroundings): Promise<Finding[]> {
  const urls = config.chain.explorerSockets;
  const names = apart(urls.map(() => 'explorer websocket'));
  return Promise.all(urls.map((url, index) => examineSocket(names[index] ?? '', url)));
}
