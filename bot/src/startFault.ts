import { toAppError } from '@xbts/shared/errors/appError.ts';

const taken = /EADDRINUSE.*?(\S+:\d+)$/u;
const forbidden = /EACCES.*?(\S+:\d+)$/u;
/** The migrator's word for a migration of the database that this version does not have. */
const newerTables = /previously executed migration (\S+) is missing/u;
/** PostgreSQL's classes: 28 authorization, 3D no such database, 42501 privileges. */
const refused = /^(?:28|3D|42501)/u;

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

/** Why the process cannot start or continue, as a sentence with the remedy; other faults are named by their code. */
export function startFault(thrown: unknown): string {
  const error = toAppError(thrown);
  const { code, facts, message } = error;
  const detail = String(facts.detail ?? '');
  if (code === 'service.not_configured')
    return `No ${facts.name}. Run npm run build, or set STATIC_DIR to its folder.`;
  if (code === 'storage.in_use')
    return `Another process uses the data folder ${facts.folder}. Stop it, or set DATA_DIR to another folder. Several processes need a PostgreSQL server: set DATABASE_URL.`;
  if (code === 'storage.unavailable')
    return `Can’t store anything (${detail}). Free disk space for DATA_DIR or the database, and check that this user may write there.`;
  if (code === 'storage.connection_lost')
    return `The database at DATABASE_URL isn’t responding (${detail}). Check that it runs and that this machine can reach it.`;
  if (refused.test(codeOf(error.cause)))
    return `The database refused the connection (${detail}). Check the user, password and database name in DATABASE_URL.`;
  const [, newer] = newerTables.exec(detail) ?? [];
  if (newer !== undefined)
    return `A newer version has updated the database (${newer}). Start that version, or restore a backup from before into an empty database.`;
  const [, inUse] = taken.exec(detail) ?? [];
  if (inUse !== undefined)
    return `Another process listens on ${inUse}. Stop it, or set PORT to another port.`;
  const [, denied] = forbidden.exec(detail) ?? [];
  if (denied !== undefined)
    return `This user may not listen on ${denied}. Set PORT above 1023, and put a proxy on 443.`;
  return message;
}

/** Whether a stack is useful: only for bugs, not for faults of the environment. */
export const isOurs = (thrown: unknown): boolean =>
  toAppError(thrown).code === 'unexpected' && startFault(thrown) === toAppError(thrown).message;
