import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';

/** A request's part as its schema parses it. @throws AppError request.malformed, naming the first wrong member */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue);
  const detail = where === null ? issue.message : `${where}: ${issue.message}`;
  throw new AppError('request.malformed', { detail: detail.slice(0, 200) });
}
