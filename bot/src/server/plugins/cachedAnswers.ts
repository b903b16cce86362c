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

/** A body with its compressed copies. */
export interface Forms extends Pick<StoredAnswer, 'body' | 'gzip' | 'brotli'> {
  /** Weak if all forms share it; a strong one names the plain form, and others add their encoding. */
  readonly etag: string;
}

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
    const age = Math.max(0, Math.floor((now - answer.storedAt) / 1_000));
    reply.headers({ 'cache-control': age < ttl ? usualControl(ttl) : staleControl(ttl, age), age });
    return sendForm(request, reply, { forms: answer, type, bytes });
  };
}

/**
 * Sends a body in an encoding that the client accepts, or one range of its plain form; 304 without a body when the
 * client has the same one.
 */
export function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { forms, type, bytes }: SenderDeps & { readonly forms: Forms; readonly type: string },
): FastifyReply {
  const { 'if-none-match': held, 'accept-encoding': accepted } = request.headers;
  const range = rangeOf(request.headers, forms);
  const { encoding, body } = range === undefined ? formOf(forms, String(accepted)) : { body: forms.body };
  reply.headers({ etag: tagOf(forms, encoding), vary: 'accept-encoding' });
  if (held !== undefined && matches(held, forms.etag)) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  if (range === undefined) {
    if (request.method !== 'HEAD') bytes.spend(request, body.length);
    return reply.type(type).send(body);
  }
  const { first, last } = range;
  if (first > last) return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  bytes.spend(request, last + 1 - first);
  reply.code(206).header('content-range', `bytes ${first}-${last}/${body.length}`);
  return reply.type(type).send(body.subarray(first, last + 1));
}

/**
 * The wanted range of a body with a strong tag (RFC 9110 §14); undefined for the whole one, also for several ranges.
 * One beyond the end has its first byte after its last.
 */
function rangeOf(
  { range, 'if-range': held }: FastifyRequest['headers'],
  { body, etag }: Forms,
): { first: number; last: number } | undefined {
  if (etag.startsWith('W/') || (held !== undefined && held !== etag)) return undefined;
  const [found, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/u.exec(range ?? '') ?? [];
  if (found === undefined || (from === '' && to === '')) return undefined;
  const end = body.length - 1;
  if (from === '') return { first: Math.max(0, body.length - Number(to)), last: Number(to) === 0 ? -1 : end };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return { first: Number(from), last: to === '' ? end : Math.min(Number(to), end) };
}

const tagOf = ({ etag }: Forms, encoding: string | undefined): string =>
  encoding === undefined || etag.startsWith('W/') ? etag : etag.replace(/"$/u, `-${encoding}"`);

function formOf({ body, brotli, gzip }: Forms, accepted: string): { encoding?: string; body: Buffer } {
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

/** Whether a client has the body in any form; a proxy may have weakened its tag (RFC 9110 §13.1.2). */
function matches(ifNoneMatch: string, etag: string): boolean {
  const plain = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//u, '')
      .replace(/-(?:br|gzip)"$/u, '"');
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => plain(each) === plain(etag));
}
