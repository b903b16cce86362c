import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { AppError } from '../errors/appError.ts';

/** Parses a node's answer. @throws AppError node.bad_answer, naming the first wrong member */
export function parseAnswer<T>(schema: GenericSchema<unknown, T>, method: string, answer: unknown): T {
  const parsed = safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new AppError('node.bad_answer', { method, detail: `${getDotPath(issue) ?? ''} ${issue.message}` });
}
