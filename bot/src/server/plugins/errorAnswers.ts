import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedFacts } from '../../logging.ts';

type Answer = readonly [status: number, sentence: string];

const ownFault: Answer = [500, 'Something went wrong on this server. The fault is in its log.'];
const nodeFault: Answer = [503, 'The chain nodes aren’t responding. Try again in a minute.'];

/** HTTP status and sentence of the codes that have their own; every other code is an upstream's fault or a bug. */
const answers: Partial<Record<ErrorCode, Answer>> = {
  'request.malformed': [400, 'The request is malformed.'],
  'request.not_found': [404, 'Nothing found at this address.'],
  'request.too_large': [413, 'The request is too large.'],
  'service.rate_limited': [429, 'Too many requests. Try again in a minute.'],
  'new_account.too_many': [429, 'Too many new accounts from this address. Try again in an hour.'],
  'service.overloaded': [503, 'This server is busy. Try again in a few seconds.'],
  'service.unreachable': [502, 'A service behind this answer isn’t responding. Try again in a minute.'],
  'service.bad_answer': [502, 'A service behind this answer sent invalid data. Try again later.'],
  'service.refused': [502, 'A service behind this answer refused the request. Try again later.'],
  'service.not_configured': [501, 'This server doesn’t offer that service.'],
  'launch.missing': [401, 'Open the mini app from the messenger.'],
  'launch.forged': [401, 'The launch data isn’t valid for this bot. Open the mini app again.'],
  'launch.expired': [401, 'The launch data has expired. Open the mini app again.'],
  'launch.replayed': [401, 'Another page has used this launch data. Open the mini app again.'],
  'subscription.challenge_over': [401, 'The challenge was used, replaced or has expired. Request a new one.'],
  'subscription.wrong_key': [401, 'The signature isn’t from a key of this account. Check the account.'],
  'subscription.too_many_accounts': [
    409,
    'You’ve reached the limit of accounts to follow. Remove one first.',
  ],
  'alert.unknown_subject': [404, 'Asset, market or pool not found. Check the spelling.'],
  'alert.no_price': [409, 'There is no price right now, so the alert can’t be set. Try again later.'],
  'alert.same_price': [409, 'That’s the current price. Choose another one.'],
  'alert.too_many': [409, 'You’ve reached the limit of alerts. Delete one first.'],
  'share.account_unknown': [
    409,
    'The bot doesn’t know this account as yours. Turn on Bot notifications first.',
  ],
  'recipient.unknown': [404, 'Account not found. Check the spelling.'],
  'chain.unknown_asset': [404, 'Asset not found. Check the spelling.'],
  'amount.zero': [400, 'The amount must be more than zero.'],
  'amount.too_many_decimals': [400, 'Too many decimals for this asset.'],
  'amount.too_large': [400, 'More than this asset can ever have. Enter less.'],
  'payment_request.unknown': [404, 'Request not found. Ask for a new one.'],
  'payment_request.expired': [410, 'The request has expired. Ask for a new one.'],
  'payment_request.too_many': [409, 'You’ve reached the limit of open requests. Wait until one expires.'],
  'storage.connection_lost': [503, 'This server’s database isn’t responding. Try again in a minute.'],
  'node.api_denied': [503, 'The chain nodes of this server don’t offer this.'],
};

/** The status and the body of an error answer. */
export function errorAnswer(error: AppError): {
  status: number;
  body: { error: { code: string; message: string } };
} {
  const [status, sentence] =
    answers[error.code] ?? (/^(?:node|chain)\./u.test(error.code) ? nodeFault : ownFault);
  const detail = error.facts.detail ?? error.facts.what;
  const isTheirs = status < 500 && detail !== undefined;
  return {
    status,
    body: { error: { code: error.code, message: isTheirs ? `${sentence} ${detail}` : sentence } },
  };
}

/** Fastify's own refusals (bad JSON, too large a body, an unknown media type) under our codes. */
function asAppError(error: unknown): AppError {
  const { statusCode: status, message }: { statusCode?: unknown; message?: unknown } = Object(error);
  if (status === 413) return new AppError('request.too_large', {}, error);
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new AppError('request.malformed', { detail: String(message) }, error);
  return toAppError(error);
}

/** Seconds after which an absent source may be back. */
const RETRY_SECONDS = 3;

function noteFault({ log }: FastifyRequest, error: AppError, status: number): void {
  const { code } = error;
  if (status === 500) log.error({ err: error, code }, 'a request failed');
  else log.warn({ code, facts: loggedFacts(error) }, 'an upstream failed');
}

/** Every error is sent as `{ error: { code, message } }`; bugs are logged with their cause. */
export function addErrorAnswers(server: FastifyInstance): void {
  server.setErrorHandler((thrown, request, reply) => {
    const error = asAppError(thrown);
    const { status, body } = errorAnswer(error);
    // A service that the operator has switched off is no fault.
    if (status >= 500 && !isUnavailable(error)) noteFault(request, error, status);
    if (status === 503) reply.header('retry-after', RETRY_SECONDS);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}
