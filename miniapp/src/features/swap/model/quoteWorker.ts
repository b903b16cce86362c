import { createQuoteEngine, type ToQuotes } from './quoteEngine.ts';

/* Searches routes in its own thread, so that the page stays responsive. */

const answer = createQuoteEngine();

self.onmessage = ({ data }: MessageEvent<ToQuotes>) => {
  const found = answer(data);
  if (found !== null) self.postMessage(found);
};
