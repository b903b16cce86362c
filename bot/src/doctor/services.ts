import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { createBoundedFetch } from '../upstreams/boundedFetch.ts';
import { reportOf } from '../upstreams/parsedAnswers.ts';
import { serviceFetch } from '../upstreams/serviceFetch.ts';
import { ageText, dateIn } from './answerAge.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Question } from './question.ts';
import { type ServiceRow, serviceTable } from './serviceTable.ts';
import { hostOf, type Surroundings } from './surroundings.ts';

const MOST_BYTES = 8_388_608;
/** The bot's own time limit of a service. */
const ANSWER_MS = 10_000;
/** An answer in the chat waits three seconds at most for everything it needs. */
const SLOW_MS = 2_000;

const { right, slow, missing, wrong, off } = findingsOf('services');

/** Checks every used path of every service in the settings: services in parallel, the paths of each in turn. */
export async function examineServices(around: Surroundings): Promise<Finding[]> {
  const fetch = createBoundedFetch(MOST_BYTES, around.fetch);
  const rows = serviceTable(around.config);
  const found = await Promise.all(
    rows.map((row) => {
      if (row.base === '')
        return [off(row.name, 'off', `Nothing to do if you don’t need it. Otherwise set ${row.setting}.`)];
      return examineRow(row, serviceFetch(row.name, { fetch, baseUrl: row.base, timeoutMs: ANSWER_MS }));
    }),
  );
  return found.flat();
}

async function examineRow(row: ServiceRow, fetchJson: FetchJson): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const question of row.questions) findings.push(await examine(row, question, fetchJson));
  return findings;
}

async function examine(row: ServiceRow, question: Question, fetchJson: FetchJson): Promise<Finding> {
  const name = `${row.name} ${question.path}`;
  const startedAt = performance.now();
  let body: unknown;
  const heard: FetchJson = async (request) => {
    const answer = await fetchJson(request);
    body = answer.body;
    return answer;
  };
  let answer: unknown;
  try {
    answer = await question.ask(heard);
  } catch (thrown) {
    const { verdict, seen, advice } = faultOf(row, toAppError(thrown));
    return verdict(name, seen, `${advice} Until then users miss ${question.misses}.`);
  }
  const ms = Math.round(performance.now() - startedAt);
  const seen = [hostOf(row.base), `${ms} ms`, ...shownOf(answer, body)].join(', ');
  if (ms > SLOW_MS)
    return slow(name, seen, `Answers in the chat go out without it. Set ${row.setting} to a closer server.`);
  const { taken, dropped } = reportOf(answer);
  if (dropped > 0 && taken === 0)
    return wrong(name, seen, `No row is readable: users miss ${question.misses}. Ask its operator.`);
  return right(name, seen);
}

/** Its form, the numbers of accepted and dropped rows with reasons, and the age of its figures. */
function shownOf(answer: unknown, body: unknown): string[] {
  const { form, taken, dropped, reasons } = reportOf(answer);
  const date = dateIn(body);
  return [
    ...(form === '' ? [] : [`speaks ${form}`]),
    ...(taken + dropped === 0 ? [] : [rowsText(taken, dropped, reasons)]),
    ...(date === undefined ? [] : [ageText(Date.now() - date)]),
  ];
}

function rowsText(taken: number, dropped: number, reasons: readonly string[]): string {
  if (dropped === 0) return taken === 1 ? '1 row' : `${taken} rows`;
  return `${dropped} of ${taken + dropped} rows dropped: ${reasons.join(', ')}`;
}

interface Fault {
  readonly verdict: typeof wrong;
  readonly seen: string;
  readonly advice: string;
}

function faultOf({ setting, base }: ServiceRow, { code, facts }: AppError): Fault {
  const host = hostOf(base);
  if (code === 'service.unreachable')
    return {
      verdict: missing,
      seen: `${host} isn’t responding`,
      advice: `Correct ${setting}, or set it to off: the app then says that this isn’t available.`,
    };
  const status = code === 'request.not_found' ? 404 : facts.status;
  if (Number(status) >= 500 || status === 429)
    return {
      verdict: wrong,
      seen: `${host} refused with ${status}`,
      advice: `It may be down for maintenance: ask its operator, or set ${setting}=off.`,
    };
  if (status !== undefined)
    return {
      verdict: wrong,
      seen: `${host} refused with ${status}`,
      advice: `${setting} points elsewhere: correct its path.`,
    };
  return {
    verdict: wrong,
    seen: `${host} sent an unknown form`,
    advice: `${setting} points to another service or an unsupported version: correct it, or set it to off.`,
  };
}
