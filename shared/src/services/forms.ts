import * as v from 'valibot';

/**
 * One known form of a service's answer: its name in log, metrics and doctor, and a schema that turns it into the
 * model's input.
 */
export interface Form {
  readonly name: string;
  readonly shape: v.GenericSchema<unknown, unknown>;
}

/** A model with the name of its source form. */
export type Formed<Model> = Model & { readonly form: string };

/**
 * Schema of a service's answer in any of its known forms, tried in order; each becomes the same model. An answer in an
 * unknown form is refused, never treated as empty.
 */
export function formsOf<Model extends v.GenericSchema<unknown, object>>(
  model: Model,
  forms: readonly [Form, ...Form[]],
) {
  return v.pipe(
    v.unknown(),
    v.metadata({ model }),
    v.rawTransform(({ dataset, addIssue, NEVER }): Formed<v.InferOutput<Model>> => {
      for (const { name, shape } of forms) {
        const input = v.safeParse(shape, dataset.value);
        if (!input.success) continue;
        const read = v.safeParse(model, input.output);
        if (read.success) return { ...read.output, form: name };
      }
      addIssue({ message: `in none of the known forms: ${forms.map(({ name }) => name).join(', ')}` });
      return NEVER;
    }),
  );
}
