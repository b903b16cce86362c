import * as v from 'valibot';

/**
 * A value that must fit a schema and passes unchanged: its reader parses it like a node's, in the node's own notation
 * of amounts.
 */
export const asSent = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferInput<S> => {
      const parsed = v.safeParse(schema, dataset.value);
      if (parsed.success) return dataset.value as v.InferInput<S>;
      const [{ message, path, received }] = parsed.issues;
      addIssue({ message, received, ...(path === undefined ? {} : { path }) });
      return NEVER;
    }),
  );
