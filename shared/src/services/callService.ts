import * as v from 'valibot';
import { AppError, hasCode } from '../errors/appError.ts';
import { errorAnswerSchema } from './errorAnswer.ts';
import type { FetchJson, JsonAnswer } from './fetchJson.ts';
import { pathOf, type Route, type RouteAnswer, type RouteInput } from './route.ts';

/** Input checked against the route's own schema, with defaults: input that a server would refuse is not sent. */
function checked<S extends v.GenericSchema>(schema: S, input: unknown, path: string): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new AppError('unexpected', { path, detail: `${v.getDotPath(issue) ?? ''} ${issue.message}` });
}

function refusal(path: string, { status, body }: JsonAnswer): AppError {
  const ours = v.safeParse(errorAnswerSchema, body);
  // A special limit comes with its own message or code, which says more than the status.
  const isUsual = !ours.success || ours.output.error.code === 'service.rate_limited';
  if (status === 429 && isUsual) return new AppError('service.rate_limited', { path });
  if (ours.success && ours.output.error.code === 'service.overloaded')
    return new AppError('service.overloaded', { path });
  // The bot's failure to read its upstream has its own sentence.
  if (ours.success && ours.output.error.code === 'service.bad_answer')
    return new AppError('service.bad_answer', { path, detail: ours.output.error.message });
  // A page that was opened before the server announced it asks once.
  if (ours.success && ours.output.error.code === 'service.not_configured')
    return new AppError('service.not_configured', { name: path });
  if (ours.success) return new AppError('service.refused', { path, status, ...ours.output.error });
  return new AppError('service.refused', { path, status, code: '', message: '' });
}

async function ask(fetchJson: FetchJson, route: Route, path: string, body: unknown, signal?: AbortSignal) {
  try {
    return await fetchJson({
      method: route.method,
      path,
      ...(route.body === null ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (hasCode(error, 'service.not_configured')) throw error;
    if (signal?.aborted === true) throw new AppError('request.cancelled', {}, error);
    throw new AppError('service.unreachable', { path }, error);
  }
}

/**
 * Calls one route of a service and returns its parsed answer. `prefix` precedes the route's path.
 * @throws AppError service.unreachable, service.bad_answer, service.refused, service.rate_limited, service.overloaded,
 * service.not_configured,
 * request.cancelled; `unexpected` for an input that does not fit the route
 */
export async function callService<R extends Route>(
  fetchJson: FetchJson,
  route: R,
  input: RouteInput<R>,
  options: { signal?: AbortSignal | undefined; prefix?: string } = {},
): Promise<RouteAnswer<R>> {
  const params = checked(route.params, input.params ?? {}, route.path);
  const body = route.body === null ? undefined : checked(route.body, input.body, route.path);
  const path = (options.prefix ?? '') + pathOf(route, params as Readonly<Record<string, unknown>>);
  const answer = await ask(fetchJson, route, path, body, options.signal);
  if (answer.status < 200 || answer.status > 299) throw refusal(path, answer);
  const parsed = v.safeParse(route.answer, answer.body);
  if (parsed.success) return parsed.output as RouteAnswer<R>;
  const [issue] = parsed.issues;
  throw new AppError('service.bad_answer', { path, detail: `${v.getDotPath(issue) ?? ''} ${issue.message}` });
}
