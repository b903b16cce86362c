import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { HotAnswers } from './hotAnswers.ts';

/** So often connections are looked through for one that takes too long; Node's own is half a minute. */
const TIMEOUT_CHECK_MS = 1_000;
/** A connection is kept for so long after an answer: longer than the minute for which proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;

/** The HTTP server: what lies ready in memory is answered at once, everything else goes to the framework's handler. */
export function createHttpServer(options: {
  hot: Pick<HotAnswers, 'answer'>;
  handler: RequestListener;
  /** A request that has not arrived whole by then is cut. */
  requestTimeoutMs: number;
  /** Whether a request that asks for another protocol is for a listener of 'upgrade'; any other is answered as if it had not asked. */
  isUpgraded: (request: IncomingMessage) => boolean;
}): Server {
  const { hot, handler, requestTimeoutMs, isUpgraded } = options;
  return createServer(
    {
      // Node cuts a body at the longer one of the two times, and 60 s is what it gives to a head that has no time of its own.
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeoutMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Equivalent: most requests have no body and need no stream for one; a body is read the same either way.
      optimizeEmptyRequests: true,
      shouldUpgradeCallback: isUpgraded,
    },
    (request, response) => {
      if (!hot.answer(request, response)) handler(request, response);
    },
  );
}
