import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyReply } from 'fastify';

/**
 * Runs a call to a service whose refusals are for the caller: a 4xx keeps its status and words; every other failure is
 * rethrown. Never cached.
 */
export async function passRefusals(reply: FastifyReply, call: () => Promise<unknown>): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  try {
    return await call();
  } catch (thrown) {
    const refusal = refusalOf(toAppError(thrown));
    if (refusal === undefined) throw thrown;
    return reply.code(refusal.status).send({ error: { code: 'service.refused', message: refusal.message } });
  }
}

function refusalOf({ code, facts }: AppError): { status: number; message: string } | undefined {
  const { status, message } = facts;
  if (code !== 'service.refused' || typeof status !== 'number' || typeof message !== 'string')
    return undefined;
  return status >= 400 && status < 500 ? { status, message } : undefined;
}
