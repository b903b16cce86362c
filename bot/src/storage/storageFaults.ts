import { AppError } from '@xbts/shared/errors/appError.ts';

/**
 * PostgreSQL's error classes that need human help: 53 no resources (disk full), 58 system error (I/O), XX internal
 * (PostgreSQL manual, appendix A).
 */
const lasting = /^(?:53[012]|58|XX)/u;
/**
 * 08 connection, 53300 too many connections, 57P0 shutdown or start: the server may be back soon. 40 rolled back for
 * another transaction, 55P03 and 57014 a lock or a statement that took too long: a retry may work.
 * 25006 read-only: a standby, or a server that is being moved; it takes writes again later.
 * 42P01 no such table: a database that was away at the start gets its tables once it is there.
 */
const passing = /^(?:08|25006|40|42P01|53300|55P03|57P0|57014)/u;
const lostLines = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const lostWords =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|is not queryable|connection has been discarded/iu;
/** The embedded engine's exceptions when its file system fails, instead of a PostgreSQL error. */
const brokenEngine = new Set(['ErrnoError', 'ExitStatus', 'RuntimeError']);
const brokenFiles = new Set([
  'ENOSPC',
  'ENOENT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'EDQUOT',
  'EFBIG',
  'ENOTDIR',
  'EEXIST',
  'ELOOP',
  'ENAMETOOLONG',
  'EMFILE',
]);

/**
 * A database fault under our code: storage.unavailable (stop: disk full, folder read-only, engine broken),
 * storage.connection_lost (wait and retry any action); other errors, faults of a statement, stay unchanged.
 */
export function storageFault(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const facts = { detail: error.message };
  if (passing.test(code) || lostLines.has(code) || lostWords.test(error.message))
    return new AppError('storage.connection_lost', facts, error);
  if (lasting.test(code) || brokenFiles.has(code) || brokenEngine.has(error.name))
    return new AppError('storage.unavailable', facts, error);
  return error;
}
