import { systemClock } from '@xbts/shared/client/clock.ts';
import { openSocketWith } from '@xbts/shared/client/webSocket.ts';
import { appConfig } from '../server/config.ts';
import { startExplorerFeed } from './explorerFeed.ts';

const listeners = new Set<(number: number) => void>();
let newest: number | undefined;
let end: (() => void) | undefined;

function tellAll(number: number): void {
  newest = number;
  for (const listener of listeners) listener(number);
}

/**
 * Reports the number of the explorer's newest block, at once and with each new one; the connection closes with the last
 * follower.
 */
export function followExplorer(tell: (number: number) => void): () => void {
  listeners.add(tell);
  end ??= startExplorerFeed({
    urls: appConfig.explorerSockets ?? [],
    openSocket: openSocketWith(WebSocket),
    clock: systemClock,
    tell: tellAll,
  });
  if (newest !== undefined) tell(newest);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    end?.();
    [end, newest] = [undefined, undefined];
  };
}
