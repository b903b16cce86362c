import type { Clock } from '@xbts/shared/client/clock.ts';
import type { OpenSocket, Socket } from '@xbts/shared/client/socket.ts';
import { explorerHead } from '@xbts/shared/services/explorerSocket.ts';

/** A socket without a block for this long is left: with a block every 3 s, four missed ones and a slow line. */
const SILENCE_MS = 15_000;
/** The wait after all were tried, doubled each time; also the first one after a socket that had sent blocks. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 120_000;

interface FeedOptions {
  /** In order of preference. */
  readonly urls: readonly string[];
  readonly openSocket: OpenSocket;
  readonly clock: Clock;
  readonly tell: (number: number) => void;
}

/**
 * Follows the first explorer websocket that sends blocks. One that does not open, ends, or stays silent (like a node,
 * which waits for requests) is left for the next; other messages are ignored. Returns the function that ends it.
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

  /**
   * After one that had sent blocks the list starts over; otherwise the next follows at once, and after the last a
   * longer wait.
   */
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
