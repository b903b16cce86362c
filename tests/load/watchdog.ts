import { setTimeout as wait } from 'node:timers/promises';
import { webhookPath, webhookSecret } from '@xbts/bot/src/telegram/updates/startWebhook.ts';

/** The answers to clients that must be served under any load. */
export interface Watched {
  readonly health: number;
  readonly webhook: number;
  /** Answers other than 200, and missing ones. */
  readonly refused: number;
  readonly longestMs: number;
}

const EVERY_MS = 250;

type What = 'health' | 'webhook';

/**
 * Requests /health and delivers updates, like a watchdog and the messenger, until it is stopped. Starts when both are
 * answered: a newly started bot accepts no updates yet.
 */
export async function startWatchdog(url: string, token: string): Promise<{ stop(): Promise<Watched> }> {
  let update = 1;
  const ask = (what: What): Promise<number> => {
    update += 1;
    return what === 'health' ? statusOf(`${url}/health`) : bring(url, token, update);
  };
  while ((await ask('health')) !== 200 || (await ask('webhook')) !== 200) await wait(EVERY_MS);
  const asked = { health: 0, webhook: 0 };
  let refused = 0;
  let longestMs = 0;
  let isOver = false;
  const look = async (what: What) => {
    const began = performance.now();
    const status = await ask(what);
    longestMs = Math.max(longestMs, performance.now() - began);
    asked[what] += 1;
    if (status !== 200) refused += 1;
  };
  const over = (async () => {
    while (!isOver) {
      await Promise.all([look('health'), look('webhook')]);
      await wait(EVERY_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await over;
      return { ...asked, refused, longestMs };
    },
  };
}

const bring = (url: string, token: string, update: number): Promise<number> =>
  statusOf(url + webhookPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhookSecret(token) },
    body: JSON.stringify({ update_id: update }),
  });

/** The status of an answer; 0 without one, which counts like every other that is not 200. */
async function statusOf(address: string, init: RequestInit = {}): Promise<number> {
  try {
    const response = await fetch(address, init);
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}
