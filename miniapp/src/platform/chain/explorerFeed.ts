import type { Clock } from '@xbts/shared/client/clock.ts';
import type { OpenSocket, Socket } from '@xbts/shared/client/socket.ts';
import { explorerHead } from '@xbts/shared/services/explorerSocket.ts';

/** A socket that has told no block for so long is left: with a block every 3 s that is four missed ones and a slow line. */
const SILENCE_MS = 15_000;
/** The wait after all were tried, doubled each time, and the first one after a socket that had told blocks. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 120_000;

interface FeedOptions {
  /** In the order they are tried. */
  readonly urls: readonly string[];
  readonly openSocket: OpenSocket;
  readonly clock: Clock;
  readonly tell: (number: number) => void;
}

/**
 * Follows the first of the explorer's websockets that tells blocks. One that does not open, ends, or tells none (as a node, which waits to
 * be asked) is left for the next; a message that is no block is ignored. Returns what ends it.
 */
export function startExplorerFeed({ urls, openSocket, clock, tell }: FeedOptions): () => void {
  let index = 0;
  let waitMs = FIRST_WAIT_MS;
  let hasReported = false;
  let timer: unknown;
  let socket: Socket | undefined;

  function wait(run: () => void, ms: number): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(run, ms);
  }

  function open(): void {
    const url = urls[index];
    if (url === undefined) return;
    wait(next, SILENCE_MS);
    socket = openSocket(url, {
      onOpen: () => undefined,
      onText(text) {
        const number = explorerHead(text);
        if (number === undefined) return;
        hasReported = true;
        wait(next, SILENCE_MS);
        tell(number);
      },
      onClose: next,
    });
  }

  /** After one that had told blocks the list begins again; otherwise the next follows at once, and after the last a longer wait. */
  function next(): void {
    socket?.close();
    if (hasReported) [index, waitMs] = [0, FIRST_WAIT_MS];
    else index += 1;
    const isThrough = hasReported || index >= urls.length;
    hasReported = false;
    if (isThrough) {
      index = 0;
      wait(open, waitMs);
      waitMs = Math.min(LONGEST_WAIT_MS, 2 * waitMs);
    } else open();
  }

  open();
  return () => {
    clock.clearTimeout(timer);
    socket?.close();
  };
}
