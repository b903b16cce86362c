import type { ServerResponse } from 'node:http';
import type { Freshness } from '../cache/freshness.ts';
import { MAX_TEXT_BYTES, type StoredAnswer } from '../cache/storedAnswer.ts';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';
import { staleControl, usualControl } from './cacheControl.ts';
import type { Headers } from './securityHeaders.ts';

/** What is sent of an answer. */
type Kind = Encoding | 'unchanged';

/** An answer's head and body in one form, ready to be sent any number of times. */
export interface Ready {
  readonly status: number;
  /** Header names and values in turn; the last two values are those of Cache-Control and Age. */
  readonly head: (string | number)[];
  readonly body: Buffer | string | undefined;
  /** Of the body. */
  readonly bytes: number;
}

/** What of a request decides how it is answered. */
export interface Asked {
  readonly held: string | undefined;
  readonly accepted: string | string[] | undefined;
}

/** An answer in the form that was asked for, as old as it is now. */
export type ReadyOf = (asked: Asked, answer: StoredAnswer, now: number) => Ready;

/**
 * The forms of a route's cached answers: head and body are put together once per answer and encoding, and only Age changes, with what
 * may be kept of an answer that is past its time. `type` is the body's.
 */
export function createReadyAnswers(
  freshness: Pick<Freshness, 'ttlMs'>,
  headers: Headers,
  type = 'application/json; charset=utf-8',
): ReadyOf {
  const ttl = Math.floor(freshness.ttlMs / 1_000);
  const usual = usualControl(ttl);
  const known = new WeakMap<StoredAnswer, Map<Kind, Ready>>();

  function formOf(answer: StoredAnswer, kind: Kind): Ready {
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
      vary: 'accept-encoding',
      'cache-control': usual,
      // Equivalent: it is set each time that the answer is sent.
      age: 0,
    };
    // Equivalent: as text or as bytes the same is sent.
    const isText = body !== undefined && body.length <= MAX_TEXT_BYTES;
    return {
      status: body === undefined ? 304 : 200,
      head: Object.entries(all).flat(),
      body: isText ? body.toString('latin1') : body,
      bytes: body?.length ?? 0,
    };
  }

  return ({ held, accepted }, answer, now) => {
    const encoding = answer.gzip === undefined ? 'identity' : acceptedEncoding(accepted);
    const isUnchanged = held !== undefined && matches(held, answer.etag);
    const ready = formOf(answer, isUnchanged ? 'unchanged' : encoding);
    const age = Math.max(0, Math.floor((now - answer.storedAt) / 1_000));
    ready.head[ready.head.length - 1] = age;
    ready.head[ready.head.length - 3] = age < ttl ? usual : staleControl(ttl, age);
    return ready;
  };
}

/** Sends it past the framework, whose own sending costs more than a body from memory does. */
export function sendReady(response: ServerResponse, { status, head, body }: Ready): void {
  response.writeHead(status, head);
  if (body === undefined) response.end();
  else response.end(body, 'latin1');
}

const bodyOf = (answer: StoredAnswer, encoding: Encoding): Buffer => {
  if (encoding === 'br') return answer.brotli ?? answer.body;
  return encoding === 'gzip' ? (answer.gzip ?? answer.body) : answer.body;
};

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim() === etag);
}
