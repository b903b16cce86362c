import { createQuoteEngine, type ToQuotes } from './quoteEngine.ts';

/* The search of routes in a thread of its own, so that the page stays free for the fingers on it. */

const answer = createQuoteEngine();

self.onmessage = ({ data }: MessageEvent<ToQuotes>) => {
  const found = answer(data);
  if (found !== null) self.postMessage(found);
};
