import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, test } from 'vitest';
import { isOurs, startFault } from './startFault.ts';

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [new AppError('storage.in_use', { folder: '/data' }), /uses the data folder \/data\. Stop it/u],
  [new AppError('storage.unavailable', { detail: 'ENOSPC' }), /\(ENOSPC\)\. Free disk space/u],
  [new AppError('storage.connection_lost', { detail: 'ECONNREFUSED' }), /DATABASE_URL isn’t responding/u],
  [refusal('28P01', 'password authentication failed for user "x"'), /refused .*Check the user, password/u],
  [refusal('3D000', 'database "x" does not exist'), /database name in DATABASE_URL/u],
  [
    refusal('EADDRINUSE', 'listen EADDRINUSE: address already in use 0.0.0.0:8080'),
    /0\.0\.0\.0:8080\. Stop/u,
  ],
  [
    refusal('EACCES', 'listen EACCES: permission denied 0.0.0.0:443'),
    /not listen on 0\.0\.0\.0:443\. Set PORT/u,
  ],
])('%s: a sentence says what to do, and no stack is needed', (thrown, sentence) => {
  expect(startFault(thrown)).toMatch(sentence);
  expect(isOurs(thrown)).toBe(false);
});

test('a bug of ours is named, and its stack is worth a line of the log', () => {
  expect(startFault(new TypeError('x is no function'))).toBe('unexpected (detail: x is no function)');
  expect(isOurs(new TypeError('x is no function'))).toBe(true);
});
