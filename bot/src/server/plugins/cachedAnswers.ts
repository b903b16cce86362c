import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Freshness } from '../cache/freshness.ts';
import type { StoredAnswer } from '../cache/storedAnswer.ts';
import type { AddressLimit } from './addressLimit.ts';
import { createReadyAnswers, sendReady } from './readyAnswers.ts';
import type { Headers } from './securityHeaders.ts';

/** Sends a cached answer with its ETag and Age; 304 without a body when the client holds the same one. */
export type SendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  now: number,
) => void;

/** What senders are given by the server. */
export interface SenderDeps {
  /** Headers of every data answer. */
  readonly headers: Headers;
  /** Hears of the bytes of a body that goes out. */
  readonly bytes: Pick<AddressLimit, 'spend'>;
}

/** The sender of a route's cached answers; `type` is the body's. */
export function createSendStored(
  freshness: Pick<Freshness, 'ttlMs'>,
  { headers, bytes }: SenderDeps,
  type?: string,
): SendStored {
  const readyOf = createReadyAnswers(freshness, headers, type);
  return (request, reply, answer, now) => {
    const { 'if-none-match': held, 'accept-encoding': accepted } = request.raw.headers;
    const ready = readyOf({ held, accepted }, answer, now);
    bytes.spend(request, ready.bytes);
    reply.hijack();
    sendReady(reply.raw, ready);
  };
}
