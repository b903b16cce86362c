import type { BotApiMethod } from '../botApiContext.ts';
import { BotApiError, badRequest } from '../botApiError.ts';
import { type Params, readFlag, readInteger, readJson, readText } from '../params.ts';

const longestPollSeconds = 50;

/** getUpdates by long polling; refused while a webhook is set. */
export const getUpdates: BotApiMethod = (context, params, signal) => {
  if (context.webhook.isSet()) {
    throw new BotApiError(
      409,
      "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    );
  }
  allowKinds(context, params);
  return context.queue.take({
    offset: readInteger(params, 'offset'),
    limit: Math.min(Math.max(readInteger(params, 'limit') ?? 100, 1), 100),
    timeoutMs: Math.min(readInteger(params, 'timeout') ?? 0, longestPollSeconds) * 1000,
    signal,
  });
};

/** setWebhook: an empty address removes it; each update contains the secret in a header. */
export const setWebhook: BotApiMethod = (context, params) => {
  const url = readText(params, 'url') ?? '';
  const secretToken = readText(params, 'secret_token');
  if (url !== '' && !/^https?:\/\//.test(url))
    throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  if (secretToken !== undefined && !/^[A-Za-z0-9_-]{1,256}$/.test(secretToken)) {
    throw badRequest('secret token contains unallowed characters');
  }
  allowKinds(context, params);
  if (readFlag(params, 'drop_pending_updates')) context.queue.drop();
  context.webhook.set(url === '' ? undefined : { url, secretToken });
  return true;
};

export const deleteWebhook: BotApiMethod = (context, params) => {
  if (readFlag(params, 'drop_pending_updates')) context.queue.drop();
  context.webhook.set(undefined);
  return true;
};

export const getWebhookInfo: BotApiMethod = ({ webhook }) => webhook.info();

function allowKinds(context: Parameters<BotApiMethod>[0], params: Params): void {
  const kinds = readJson(params, 'allowed_updates');
  if (Array.isArray(kinds)) context.queue.allow(kinds.filter((kind) => typeof kind === 'string'));
}
