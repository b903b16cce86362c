import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Freshness } from '../cache/freshness.ts';
import type { StoredAnswer } from '../cache/storedAnswer.ts';
import type { ByteLimit } from './byteLimit.ts';
import { staleControl, usualControl } from './cacheControl.ts';

/**
 * Sends a cached answer with its ETag and Age, in an encoding that the client accepts; 304 without a body when the
 * client has the same one.
 */
export type SendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  now: number,
) => FastifyReply;

/** A sender's dependencies. */
export interface SenderDeps {
  /** Counts the bytes of sent bodies. */
  readonly bytes: Pick<ByteLimit, 'spend'>;
}

/** The sender of a route's cached answers; `type` is the body's. */
export function createSendStored(
  { ttlMs }: Pick<Freshness, 'ttlMs'>,
  { bytes }: SenderDeps,
  type = 'application/json; charset=utf-8',
): SendStored {
  const ttl = Math.floor(ttlMs / 1_000);
  return (request, reply, answer, now) => {
    const { 'if-none-match': held, 'accept-encoding': accepted } = request.headers;
    const age = Math.max(0, Math.floor((now - answer.storedAt) / 1_000));
    reply.headers({
      etag: answer.etag,
      vary: 'accept-encoding',
      'cache-control': age < ttl ? usualControl(ttl) : staleControl(ttl, age),
      age,
    });
    if (held !== undefined && matches(held, answer.etag)) return reply.code(304).send();
    const { encoding, body } = formOf(answer, String(accepted));
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    bytes.spend(request, body.length);
    return reply.type(type).send(body);
  };
}

function formOf({ body, brotli, gzip }: StoredAnswer, accepted: string): { encoding?: string; body: Buffer } {
  if (brotli !== undefined && accepts(accepted, 'br')) return { encoding: 'br', body: brotli };
  if (gzip !== undefined && accepts(accepted, 'gzip')) return { encoding: 'gzip', body: gzip };
  return { body };
}

/** True when Accept-Encoding names the coding without a weight of 0 (RFC 9110 §12.5.3). */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((each) => {
    const [name, weight] = each.split(';');
    return name?.trim() === coding && !/^\s*q=0(?:\.0*)?\s*$/u.test(weight ?? '');
  });
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim() === etag);
}
