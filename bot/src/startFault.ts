import { toAppError } from '@xbts/shared/errors/appError.ts';

const taken = /EADDRINUSE.*?(\S+:\d+)$/u;
const forbidden = /EACCES.*?(\S+:\d+)$/u;
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
    return `There is no ${facts.name}. Run npm run build, or name its folder by STATIC_DIR.`;
  if (code === 'storage.in_use')
    return `Another process uses the data folder ${facts.folder}. End that process, or name another folder by DATA_DIR; several processes need a PostgreSQL server, named by DATABASE_URL.`;
  if (code === 'storage.unavailable')
    return `Nothing can be stored (${detail}). Make room on the disk of DATA_DIR or of the database, and see that this user may write there.`;
  if (code === 'storage.connection_lost')
    return `The database of DATABASE_URL does not answer (${detail}). See that it runs and can be reached from here.`;
  if (refused.test(codeOf(error.cause)))
    return `The database refuses (${detail}). Correct the user, the password and the database in DATABASE_URL.`;
  const [, inUse] = taken.exec(detail) ?? [];
  if (inUse !== undefined)
    return `Another process listens on ${inUse}. End that process, or name another port by PORT.`;
  const [, denied] = forbidden.exec(detail) ?? [];
  if (denied !== undefined)
    return `This user may not listen on ${denied}. Name a port above 1023 by PORT, and let a proxy listen on 443.`;
  return message;
}

/** Whether a stack is useful: only for bugs, not for faults of the environment. */
export const isOurs = (thrown: unknown): boolean =>
  toAppError(thrown).code === 'unexpected' && startFault(thrown) === toAppError(thrown).message;
