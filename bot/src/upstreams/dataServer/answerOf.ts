import { type Form, formsOf } from '@xbts/shared/services/forms.ts';
import * as v from 'valibot';

const silence = (name: string, schema: v.GenericSchema): Form => ({
  name,
  shape: v.pipe(
    v.unknown(),
    v.check((body) => v.is(schema, body)),
    v.transform(() => ({ found: null })),
  ),
});

const isEmptyObject = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;

const emptyList = silence('empty list', v.pipe(v.array(v.unknown()), v.length(0)));

/** The operator's data server's answers, with 200, to internal failures (services.md). */
const silences: readonly [Form, ...Form[]] = [
  silence('null', v.null()),
  silence('empty object', v.custom(isEmptyObject)),
  silence('node error', v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })),
];

/** A form of the operator's data server, by its name in log, metrics and doctor. */
export interface DataServerForm<Answer> {
  readonly name: string;
  readonly answer: v.GenericSchema<unknown, Answer>;
  /** Whether an empty list is an answer here, rather than a sign of a failure. Default false. */
  readonly maybeEmpty?: boolean;
}

/** Schema of an answer that may hide a failure of the server: the data, or null for a failure. */
export function answerOf<Answer>({ name, answer, maybeEmpty = false }: DataServerForm<Answer>) {
  const own: Form = {
    name,
    shape: v.pipe(
      v.unknown(),
      v.transform((found) => ({ found })),
    ),
  };
  const model = v.object({ found: v.nullable(answer) });
  return formsOf(model, maybeEmpty ? [...silences, own] : [emptyList, ...silences, own]);
}
