import { BotApiError } from './botApiError.ts';

/** Messages allowed in a second: to one chat and to all chats together. Absent = not limited. */
export interface RateLimits {
  readonly perChatPerSecond?: number;
  readonly perSecond?: number;
}

/** Counts messages over the last second and refuses those above a limit with 429, as the platform does. */
export interface RateLimiter {
  limits: RateLimits;
  /** @throws BotApiError 429 with retry_after in whole seconds */
  count(chatId: number): void;
}

/** Creates a limiter without limits; a test or a control sets them. */
export function createRateLimiter(now: () => number): RateLimiter {
  let sent: { at: number; chatId: number }[] = [];
  const limiter: RateLimiter = {
    limits: {},
    count: (chatId) => {
      const since = now() - 1000;
      sent = sent.filter((one) => one.at > since);
      const toChat = sent.filter((one) => one.chatId === chatId).length;
      const { perChatPerSecond = Number.POSITIVE_INFINITY, perSecond = Number.POSITIVE_INFINITY } =
        limiter.limits;
      if (toChat >= perChatPerSecond || sent.length >= perSecond) {
        throw new BotApiError(429, 'Too Many Requests: retry after 1', 1);
      }
      sent.push({ at: now(), chatId });
    },
  };
  return limiter;
}
