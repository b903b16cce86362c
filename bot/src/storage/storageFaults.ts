import { AppError } from '@xbts/shared/errors/appError.ts';

/**
 * PostgreSQL's classes of errors under which nothing can be stored until someone helps: 53 no resources (disk full),
 * 58 system error (I/O), 25006 read-only, XX internal (PostgreSQL manual, appendix A).
 */
const lasting = /^(?:53[012]|58|25006|XX)/u;
/**
 * 08 connection, 53300 too many connections, 57P0 shutdown or start: the server may be back soon. 40 rolled back for the sake of another
 * transaction, 55P03 and 57014 a lock or a statement that took too long: the same may work when it is tried again.
 */
const passing = /^(?:08|40|53300|55P03|57P0|57014)/u;
const lostLines = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const lostWords =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|is not queryable|connection has been discarded/iu;
/** What the embedded engine throws when its file system refuses, instead of an error of PostgreSQL. */
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
 * A fault of the database as ours: storage.unavailable (stop: disk full, folder read-only, engine broken),
 * storage.connection_lost (wait and try again, whatever it was); any other error, a fault of a statement, stays as it is.
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
