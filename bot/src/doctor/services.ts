import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { createBoundedFetch } from '../upstreams/boundedFetch.ts';
import { serviceFetch } from '../upstreams/serviceFetch.ts';
import { type Finding, findingsOf } from './finding.ts';
import { type ServiceRow, serviceTable } from './serviceTable.ts';
import { hostOf, type Surroundings } from './surroundings.ts';

const MOST_BYTES = 8_388_608;
/** The bot's own patience with a service. */
const ANSWER_MS = 10_000;
/** An answer in the chat waits three seconds at most for all that it needs. */
const SLOW_MS = 2_000;

const { right, slow, missing, wrong, off } = findingsOf('services');

/** Every service of the settings, asked at once. */
export function examineServices(around: Surroundings): Promise<Finding[]> {
  const fetch = createBoundedFetch(MOST_BYTES, around.fetch);
  const rows = serviceTable(around.config.upstreams);
  return Promise.all(
    rows.map(async (row) => {
      if (row.base === '')
        return off(row.name, 'off', `Nothing, if you mean to do without; else set ${row.setting}.`);
      return examine(row, serviceFetch(row.name, { fetch, baseUrl: row.base, timeoutMs: ANSWER_MS }));
    }),
  );
}

async function examine(row: ServiceRow, fetchJson: ReturnType<typeof serviceFetch>): Promise<Finding> {
  const startedAt = performance.now();
  try {
    await row.ask(fetchJson);
  } catch (thrown) {
    return faultOf(row, toAppError(thrown));
  }
  const ms = Math.round(performance.now() - startedAt);
  const seen = `${hostOf(row.base)}, ${ms} ms`;
  if (ms > SLOW_MS)
    return slow(row.name, seen, `Answers in the chat go out without it: is there a nearer ${row.setting}?`);
  return right(row.name, seen);
}

function faultOf({ name, setting, base }: ServiceRow, { code, facts }: AppError): Finding {
  const host = hostOf(base);
  if (code === 'service.unreachable')
    return missing(
      name,
      `${host} does not answer`,
      `Correct ${setting}, or set it to off: what it gives is then said to be not available.`,
    );
  const status = code === 'request.not_found' ? 404 : facts.status;
  if (Number(status) >= 500 || status === 429)
    return wrong(
      name,
      `${host} refuses with ${status}`,
      `It may be in maintenance: ask who runs it. ${setting}=off does without meanwhile.`,
    );
  if (status !== undefined)
    return wrong(
      name,
      `${host} refuses with ${status}`,
      `${setting} leads to another place: correct its path.`,
    );
  return wrong(
    name,
    `${host} answers in another form`,
    `${setting} leads to something else, or to another version of it: correct it, or set it to off.`,
  );
}
