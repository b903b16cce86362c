import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it } from 'vitest';
import { storageFault } from './storageFaults.ts';

const errorOf = (message: string, more: object) => Object.assign(new Error(message), more);

it.each([
  ['53100', 'storage.unavailable'],
  ['58030', 'storage.unavailable'],
  ['25006', 'storage.connection_lost'],
  ['ENOSPC', 'storage.unavailable'],
  ['ENOENT', 'storage.unavailable'],
  ['EROFS', 'storage.unavailable'],
  ['57P01', 'storage.connection_lost'],
  ['08006', 'storage.connection_lost'],
  ['53300', 'storage.connection_lost'],
  ['40P01', 'storage.connection_lost'],
  ['40001', 'storage.connection_lost'],
  ['57014', 'storage.connection_lost'],
  ['ECONNREFUSED', 'storage.connection_lost'],
])('maps an error of code %s to %s, with its text and its cause', (code, ours) => {
  const error = errorOf('what the database said', { code });
  expect(storageFault(error)).toMatchObject({
    code: ours,
    facts: { detail: 'what the database said' },
    cause: error,
  });
});

it('recognizes a broken engine and a lost connection by their kinds', () => {
  expect(storageFault(errorOf('unreachable', { name: 'RuntimeError' }))).toMatchObject({
    code: 'storage.unavailable',
  });
  const lost = [
    'Connection terminated unexpectedly',
    // The error of the query after a cut connection.
    'Client has encountered a connection error and is not queryable',
    // And the error when not even the end of a transaction arrived.
    'Postgres connection has been discarded',
  ];
  for (const words of lost)
    expect(storageFault(new Error(words))).toMatchObject({ code: 'storage.connection_lost' });
});

it("does not change a statement's fault or our own errors", () => {
  const duplicate = errorOf('duplicate key', { code: '23505' });
  const ours = new AppError('storage.in_use');
  expect(storageFault(duplicate)).toBe(duplicate);
  expect(storageFault(ours)).toBe(ours);
  expect(storageFault('text')).toBe('text');
});
