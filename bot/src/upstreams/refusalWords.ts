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

/** What a service says of its refusal, in the usual places; undefined when it says nothing. */
export function refusalWords(body: unknown): string | undefined {
  const parsed = v.safeParse(refusalSchema, body);
  return parsed.success ? parsed.output : undefined;
}
