import type { Socket } from 'node:net';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyReply } from 'fastify';
import { errorAnswer } from './errorAnswers.ts';

/** Answers a request whose path no router can read (a broken escape, a parameter of a thousand letters), without repeating it. */
export function answerUnroutable(_error: Error, _request: unknown, reply: FastifyReply): void {
  const { status, body } = errorAnswer(new AppError('request.malformed', { detail: 'the path' }));
  void reply.code(status).header('cache-control', 'no-store').send(body);
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers what is no HTTP request, or one that takes too long or too much room for its head, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && socket.bytesWritten === 0) socket.write(unreadableAnswer(statusOf(error.code)));
  socket.destroy(error);
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function unreadableAnswer(status: number): string {
  const body = JSON.stringify(errorAnswer(new AppError('request.malformed')).body);
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
