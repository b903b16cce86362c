import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, test } from 'vitest';
import { isOurs, startFault } from './startFault.ts';

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [new AppError('storage.in_use', { folder: '/data' }), /uses the data folder \/data\. End that process/u],
  [new AppError('storage.unavailable', { detail: 'ENOSPC' }), /\(ENOSPC\)\. Make room/u],
  [new AppError('storage.connection_lost', { detail: 'ECONNREFUSED' }), /DATABASE_URL does not answer/u],
  [
    refusal('28P01', 'password authentication failed for user "x"'),
    /refuses .*Correct the user, the password/u,
  ],
  [refusal('3D000', 'database "x" does not exist'), /the database in DATABASE_URL/u],
  [refusal('EADDRINUSE', 'listen EADDRINUSE: address already in use 0.0.0.0:8080'), /0\.0\.0\.0:8080\. End/u],
  [refusal('EACCES', 'listen EACCES: permission denied 0.0.0.0:443'), /not listen on 0\.0\.0\.0:443\. Name/u],
])('%s: a sentence says what to do, and no stack is needed', (thrown, sentence) => {
  expect(startFault(thrown)).toMatch(sentence);
  expect(isOurs(thrown)).toBe(false);
});

test('a bug of ours is named, and its stack is worth a line of the log', () => {
  expect(startFault(new TypeError('x is no function'))).toBe('unexpected (detail: x is no function)');
  expect(isOurs(new TypeError('x is no function'))).toBe(true);
});
