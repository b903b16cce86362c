import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Freshness } from '../cache/freshness.ts';
import type { StoredAnswer } from '../cache/storedAnswer.ts';

type Encoding = 'br' | 'gzip' | 'identity';

function encodingFor(accepted: string | undefined, answer: StoredAnswer): Encoding {
  if (accepted === undefined || answer.gzip === undefined) return 'identity';
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** True when Accept-Encoding names the coding without a weight of 0 (RFC 9110 §12.5.3). */
function accepts(header: string, coding: string): boolean {
  if (!header.includes(coding)) return false;
  return header.split(',').some((each) => {
    const [name, weight] = each.split(';', 2);
    return name?.trim() === coding && !/^\s*q=0(?:\.0*)?\s*$/u.test(weight ?? '');
  });
}

const bodyOf = (answer: StoredAnswer, encoding: Encoding): Buffer => {
  if (encoding === 'br') return answer.brotli ?? answer.body;
  return encoding === 'gzip' ? (answer.gzip ?? answer.body) : answer.body;
};

/** Sends a cached answer with its ETag and Age; 304 without a body when the client holds the same one. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  freshness: Freshness,
  now: number,
): FastifyReply {
  const headers = request.headers;
  const ageSeconds = Math.max(0, Math.floor((now - answer.storedAt) / 1_000));
  reply.headers({
    etag: answer.etag,
    age: ageSeconds,
    'cache-control': `public, max-age=${Math.floor(freshness.ttlMs / 1_000)}`,
    vary: 'accept-encoding',
  });
  if (matches(headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined, answer);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bodyOf(answer, encoding));
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim() === etag);
}
