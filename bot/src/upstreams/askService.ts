import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FetchJson, JsonAnswer, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { plainText } from '@xbts/shared/services/fields.ts';
import * as v from 'valibot';

const words = plainText(500);

const refusalSchema = v.union([
  v.pipe(
    v.object({ error: words }),
    v.transform(({ error }) => error),
  ),
  v.pipe(
    v.object({ error: v.object({ message: words }) }),
    v.transform(({ error }) => error.message),
  ),
  v.pipe(
    v.object({ message: words }),
    v.transform(({ message }) => message),
  ),
]);

/** The text of a service's refusal, from the usual places; undefined without one. */
function refusalWords(body: unknown): string | undefined {
  const parsed = v.safeParse(refusalSchema, body);
  return parsed.success ? parsed.output : undefined;
}

/**
 * One request to a service, with its 2xx body checked against a schema.
 * @throws AppError service.unreachable, service.bad_answer, service.refused, request.not_found (404)
 */
export async function askService<Answer>(
  fetchJson: FetchJson,
  request: JsonRequest,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const { status, body } = await send(fetchJson, request);
  const path = request.path;
  if (status === 404) throw new AppError('request.not_found');
  if (status < 200 || status > 299) {
    const message = refusalWords(body);
    throw new AppError('service.refused', { path, status, ...(message === undefined ? {} : { message }) });
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new AppError('service.bad_answer', { path, detail: parsed.issues[0].message });
}

async function send(fetchJson: FetchJson, request: JsonRequest): Promise<JsonAnswer> {
  try {
    return await fetchJson(request);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('service.unreachable', { path: request.path }, error);
  }
}
