import { randomBytes } from 'node:crypto';

/** An answer to a pressed inline button. */
export interface CallbackAnswer {
  readonly text?: string;
  readonly show_alert?: boolean;
  readonly url?: string;
}

export interface PreparedMessage {
  readonly id: string;
  readonly userId: number;
  readonly result: Readonly<Record<string, unknown>>;
}

/** One result of an inline query, as the bot gave it. */
export type InlineResult = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly title: string;
};

/** Pending exchanges between the page and the bot: pressed buttons, opened mini apps, messages prepared for sharing. */
export interface InlineExchange {
  /** A new callback query and the promise of its answer (undefined when the bot does not answer in time). */
  openCallback(): { id: string; answer: Promise<CallbackAnswer | undefined> };
  /** False when the query is unknown, answered or too old. */
  answerCallback(id: string, answer: CallbackAnswer): boolean;
  /** Makes every callback query that waits too old to be answered. */
  expireCallbacks(): void;
  /** A new inline query and the promise of its results (undefined when the bot does not answer in time). */
  openInline(): { id: string; answer: Promise<readonly InlineResult[] | undefined> };
  /** False when the query is unknown, answered or too old. */
  answerInline(id: string, results: readonly InlineResult[]): boolean;
  openWebAppQuery(userId: number): string;
  /** The person whose mini app the query id belongs to; a query is answered once. */
  takeWebAppQuery(id: string): number | undefined;
  prepare(userId: number, result: Readonly<Record<string, unknown>>): PreparedMessage;
  findPrepared(id: string): PreparedMessage | undefined;
  /** An id for a message sent via the bot. */
  nextMessageId(): string;
  /** Whether the operator has enabled reports of sent results ('inline feedback'), which is off by default. */
  isFeedbackOn: boolean;
}

// A query older than this cannot be answered any more.
const callbackDeadlineMs = 15_000;

/** Creates an empty exchange. */
export function createInlineExchange(): InlineExchange {
  const callbacks = createQuestions<CallbackAnswer>();
  const inlineQueries = createQuestions<readonly InlineResult[]>();
  const webAppQueries = new Map<string, number>();
  const prepared = new Map<string, PreparedMessage>();
  return {
    openCallback: callbacks.open,
    answerCallback: callbacks.answer,
    expireCallbacks: callbacks.expire,
    openInline: inlineQueries.open,
    answerInline: inlineQueries.answer,
    openWebAppQuery: (userId) => {
      const id = `AA${randomBytes(12).toString('base64url')}`;
      webAppQueries.set(id, userId);
      return id;
    },
    takeWebAppQuery: (id) => {
      const userId = webAppQueries.get(id);
      webAppQueries.delete(id);
      return userId;
    },
    prepare: (userId, result) => {
      const message: PreparedMessage = { id: randomBytes(12).toString('base64url'), userId, result };
      prepared.set(message.id, message);
      return message;
    },
    findPrepared: (id) => prepared.get(id),
    nextMessageId: () => `BAAA${randomBytes(16).toString('base64url')}`,
    isFeedbackOn: false,
  };
}

/** Pending questions to the bot, each answered once and in time or not at all. */
function createQuestions<Answer>() {
  const waiting = new Map<string, (answer: Answer | undefined) => void>();
  return {
    open: () => {
      const id = BigInt(`0x${randomBytes(8).toString('hex')}`).toString();
      const answer = new Promise<Answer | undefined>((resolve) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          resolve(undefined);
        }, callbackDeadlineMs);
        timer.unref();
        waiting.set(id, (value) => {
          clearTimeout(timer);
          resolve(value);
        });
      });
      return { id, answer };
    },
    expire: () => {
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    },
    answer: (id: string, answer: Answer): boolean => {
      const resolve = waiting.get(id);
      waiting.delete(id);
      resolve?.(answer);
      return resolve !== undefined;
    },
  };
}
