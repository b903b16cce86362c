import type { Socket } from 'node:net';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyReply } from 'fastify';
import { errorAnswer } from './errorAnswers.ts';
import { rawAnswer } from './rawAnswer.ts';

/**
 * Answers a request whose path no router can read (a broken escape, a parameter of a thousand letters), without
 * repeating the path.
 */
export function answerUnroutable(_error: Error, _request: unknown, reply: FastifyReply): void {
  const { status, body } = errorAnswer(new AppError('request.malformed', { detail: 'the path' }));
  void reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Answers invalid HTTP, and requests whose headers are too slow or too long, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && socket.bytesWritten === 0) {
    const status = statusOf(error.code);
    socket.write(rawAnswer(new AppError('request.malformed'), { status }));
  }
  socket.destroy(error);
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
