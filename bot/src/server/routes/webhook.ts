import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance } from 'fastify';
import type { Update } from 'grammy/types';
import * as v from 'valibot';
import { webhookPath } from '../../telegram/updates/startWebhook.ts';

/** A message with many entities and a keyboard is far smaller. */
const maxUpdateBytes = 1_048_576;

const updateSchema = v.looseObject({ update_id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

export interface WebhookDeps {
  /** The secret that the messenger repeats with each update. */
  readonly secret: string;
  /** Resolves to whether the update may be acknowledged. */
  readonly accept: (update: Update) => Promise<boolean>;
}

/**
 * Accepts updates from the messenger: checks the secret, passes the update on, and answers as soon as it is stored.
 * `accept` returns false when no more can be accepted now; the messenger then sends the update again.
 */
export function addWebhook(server: FastifyInstance, { secret, accept }: WebhookDeps): void {
  const wanted = digestOf(secret);
  const checkSecret = async (request: { headers: Record<string, unknown> }) => {
    const given = String(request.headers['x-telegram-bot-api-secret-token'] ?? '');
    // Digests have equal lengths, which the comparison in constant time requires.
    if (!timingSafeEqual(digestOf(given), wanted)) throw new AppError('request.not_found');
  };
  server.post(webhookPath, { bodyLimit: maxUpdateBytes, onRequest: checkSecret }, async (request, reply) => {
    const parsed = v.safeParse(updateSchema, request.body);
    if (!parsed.success) throw new AppError('request.malformed', { detail: 'no update' });
    const isTaken = await accept(parsed.output as Update);
    return reply
      .code(isTaken ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({});
  });
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
