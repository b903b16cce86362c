import { STATUS_CODES } from 'node:http';
import type { AppError } from '@xbts/shared/errors/appError.ts';
import { errorAnswer } from './errorAnswers.ts';

/**
 * An error as the text of a whole HTTP answer, for a connection without a framework, which must be closed afterwards.
 */
export function rawAnswer(error: AppError, asked: { status?: number; retrySeconds?: number } = {}): string {
  const answer = errorAnswer(error);
  const status = asked.status ?? answer.status;
  const body = JSON.stringify(answer.body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(asked.retrySeconds === undefined ? [] : [`Retry-After: ${asked.retrySeconds}`]),
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
