import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';

/**
 * Parses a part of a request by its schema.
 * @throws AppError request.malformed, naming the first wrong member and its expected form, never its value
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? issue.kind;
  throw new AppError('request.malformed', { detail: `${where}: expected ${issue.expected ?? issue.type}` });
}
