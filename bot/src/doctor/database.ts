import { hasCode } from '@xbts/shared/errors/appError.ts';
import { startFault } from '../startFault.ts';
import { inspectStorage, type StorageReport } from '../storage/inspectStorage.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Surroundings } from './surroundings.ts';

/** A notice takes some ten statements. */
const SLOW_MS = 50;
/** The oldest version that PostgreSQL's makers still maintain. */
const OLDEST = 150_000;
/** Maximum connections of one process. */
const LINES_A_PROCESS = 8;

const { right, slow, missing, wrong, off } = findingsOf('database');

/** Connection, version, migrations and a trial write, which leaves nothing behind. */
export async function examineDatabase({ config }: Surroundings): Promise<Finding[]> {
  if (config.telegram.token === undefined)
    return [off('database', 'off', 'Nothing to do: without a bot nothing is stored.')];
  const { databaseUrl, dataDir } = config.storage;
  const engine = databaseUrl === '' ? 'embedded' : 'server';
  try {
    const report = await inspectStorage(config.storage);
    return [
      connectionOf(engine, report),
      schemaOf(report),
      ...linesOf(engine, report),
      ...encryptionOf(databaseUrl, report),
    ];
  } catch (error) {
    if (engine === 'embedded' && hasCode(error, 'storage.in_use'))
      return [right(engine, `a running bot uses the folder ${dataDir}; stop it to check the folder`)];
    const isAway = hasCode(error, 'storage.connection_lost');
    return [(isAway ? missing : wrong)(engine, isAway ? 'not responding' : 'unusable', startFault(error))];
  }
}

function connectionOf(engine: string, report: StorageReport): Finding {
  const { version, versionNumber, roundTripMs, bytes } = report;
  if (version === '') return right(engine, 'an empty, writable folder');
  const seen = `PostgreSQL ${version}, ${roundTripMs.toFixed(1)} ms, ${Math.ceil(bytes / 1e6)} MB, writable`;
  if (versionNumber < OLDEST)
    return wrong(engine, seen, 'Too old: move to PostgreSQL 15 or newer (docs/operate.md, Backup).');
  if (roundTripMs > SLOW_MS)
    return slow(engine, seen, 'Move the database closer to the bot: each notice takes several statements.');
  return right(engine, seen);
}

function schemaOf({ waiting, unknown }: StorageReport): Finding {
  if (unknown.length > 0)
    return wrong(
      'tables',
      `made by a newer version: ${unknown.join(', ')}`,
      'Start the version that made them, or restore an earlier backup.',
    );
  if (waiting.length === 0) return right('tables', 'up to date');
  return right('tables', `${waiting.length} migrations run at the next start`);
}

function linesOf(engine: string, { lines }: StorageReport): Finding[] {
  if (engine === 'embedded') return [];
  const { used, allowed } = lines;
  const seen = `${used} of ${allowed} connections in use`;
  if (allowed - used >= LINES_A_PROCESS) return [right('lines', seen)];
  return [
    wrong(
      'lines',
      seen,
      `One process takes up to ${LINES_A_PROCESS}: raise max_connections, or run fewer processes.`,
    ),
  ];
}

/** A plain line is no fault on this machine, in a private network or by a name without a domain (a container's). */
function encryptionOf(databaseUrl: string, { isEncrypted }: StorageReport): Finding[] {
  if (databaseUrl === '') return [];
  if (isEncrypted === true) return [right('encryption', 'TLS')];
  const { hostname } = new URL(databaseUrl);
  if (isInside(hostname)) return [right('encryption', 'none, on this machine or in a private network')];
  return [
    wrong(
      'encryption',
      'the line to the database isn’t encrypted',
      'Add ?sslmode=verify-full to DATABASE_URL, and turn on ssl on the server.',
    ),
  ];
}

const privateRanges = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[(?:::1\]|f[cd]))/u;

/** Whether the address stays inside: also a socket in the file system, whose address has no host. */
export const isInside = (host: string): boolean =>
  host === '' || privateRanges.test(host) || !/[.:]/u.test(host);
