import type { UpdateQueue } from './updates.ts';

export interface WebhookTarget {
  readonly url: string;
  readonly secretToken: string | undefined;
}

/** Delivers updates to the bot's own address, one after another, as the platform does. */
export interface Webhook {
  set(target: WebhookTarget | undefined): void;
  info(): object;
  isSet(): boolean;
  close(): void;
}

export interface WebhookOptions {
  readonly queue: UpdateQueue;
  /** Runs the method in a bot's answer to a webhook call. */
  readonly runMethod: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  readonly now: () => number;
}

const retryMs = 1000;
// The platform waits about this long for a bot's answer before it retries.
const answerDeadlineMs = 10_000;

/** Creates a webhook that delivers nothing until it is set. */
export function createWebhook({ queue, runMethod, now }: WebhookOptions): Webhook {
  let target: WebhookTarget | undefined;
  let isDelivering = false;
  let isClosed = false;
  let lastError: { date: number; message: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const deliver = async () => {
    if (isDelivering || isClosed) return;
    isDelivering = true;
    try {
      while (target !== undefined && !isClosed) {
        const [update] = await queue.take({ offset: undefined, limit: 1, timeoutMs: 0 });
        if (update === undefined) break;
        const answer = await post(target, update);
        // Confirmed: only now is the next one due.
        await queue.take({ offset: update.update_id + 1, limit: 1, timeoutMs: 0 });
        if (typeof answer?.method === 'string') await runMethod(answer.method, answer);
      }
    } catch (error) {
      lastError = {
        date: Math.floor(now() / 1000),
        message: error instanceof Error ? error.message : String(error),
      };
      timer = setTimeout(() => void deliver(), retryMs);
    } finally {
      isDelivering = false;
    }
  };
  const stop = queue.onPush(() => void deliver());

  return {
    set: (next) => {
      target = next;
      lastError = undefined;
      void deliver();
    },
    isSet: () => target !== undefined,
    info: () => ({
      url: target?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: queue.pendingCount(),
      ...(lastError === undefined
        ? {}
        : { last_error_date: lastError.date, last_error_message: lastError.message }),
    }),
    close: () => {
      isClosed = true;
      stop();
      clearTimeout(timer);
    },
  };
}

async function post(target: WebhookTarget, update: object): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(target.secretToken === undefined ? {} : { 'x-telegram-bot-api-secret-token': target.secretToken }),
    },
    body: JSON.stringify(update),
    signal: AbortSignal.timeout(answerDeadlineMs),
  });
  if (!response.ok)
    throw new Error(`Wrong response from the webhook: ${response.status} ${response.statusText}`);
  const text = await response.text();
  return response.headers.get('content-type')?.includes('application/json') === true && text !== ''
    ? (JSON.parse(text) as Record<string, unknown>)
    : undefined;
}
