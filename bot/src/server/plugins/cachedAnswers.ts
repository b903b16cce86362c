import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Freshness } from '../cache/freshness.ts';
import { MAX_TEXT_BYTES, type StoredAnswer } from '../cache/storedAnswer.ts';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';
import type { ByteLimit } from './rateLimit.ts';
import type { Headers } from './securityHeaders.ts';

/** What is sent of an answer. */
type Kind = Encoding | 'unchanged';

interface Ready {
  readonly status: number;
  /** Header names and values in turn; the last is the value of Age. */
  readonly head: (string | number)[];
  readonly body: Buffer | string | undefined;
}

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
  readonly bytes: Pick<ByteLimit, 'spend'>;
}

/**
 * The sender of a route's cached answers. Fastify's own sending is passed by, since a body from memory costs less than it: head and
 * body are put together once per answer and encoding, and only Age changes. `type` is the body's.
 */
export function createSendStored(
  freshness: Pick<Freshness, 'ttlMs'>,
  { headers, bytes }: SenderDeps,
  type = 'application/json; charset=utf-8',
): SendStored {
  const cacheControl = `public, max-age=${Math.floor(freshness.ttlMs / 1_000)}`;
  const known = new WeakMap<StoredAnswer, Map<Kind, Ready>>();

  function readyOf(answer: StoredAnswer, kind: Kind): Ready {
    const kinds = known.get(answer);
    const ready = kinds?.get(kind);
    if (ready !== undefined) return ready;
    const made = prepare(answer, kind);
    if (kinds === undefined) known.set(answer, new Map([[kind, made]]));
    else kinds.set(kind, made);
    return made;
  }

  function prepare(answer: StoredAnswer, kind: Kind): Ready {
    const body = kind === 'unchanged' ? undefined : bodyOf(answer, kind);
    const all = {
      ...(body === undefined ? {} : { 'content-type': type, 'content-length': body.length }),
      ...(kind === 'br' || kind === 'gzip' ? { 'content-encoding': kind } : {}),
      ...headers,
      etag: answer.etag,
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      age: 0,
    };
    const isText = body !== undefined && body.length <= MAX_TEXT_BYTES;
    return {
      status: body === undefined ? 304 : 200,
      head: Object.entries(all).flat(),
      body: isText ? body.toString('latin1') : body,
    };
  }

  return (request, reply, answer, now) => {
    const { 'if-none-match': held, 'accept-encoding': accepted } = request.raw.headers;
    const encoding = answer.gzip === undefined ? 'identity' : acceptedEncoding(accepted);
    const isUnchanged = held !== undefined && matches(held, answer.etag);
    const { status, head, body } = readyOf(answer, isUnchanged ? 'unchanged' : encoding);
    head[head.length - 1] = Math.max(0, Math.floor((now - answer.storedAt) / 1_000));
    bytes.spend(request, body?.length ?? 0);
    reply.hijack();
    reply.raw.writeHead(status, head);
    if (body === undefined) reply.raw.end();
    else reply.raw.end(body, 'latin1');
  };
}

const bodyOf = (answer: StoredAnswer, encoding: Encoding): Buffer => {
  if (encoding === 'br') return answer.brotli ?? answer.body;
  return encoding === 'gzip' ? (answer.gzip ?? answer.body) : answer.body;
};

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim() === etag);
}
