import * as v from 'valibot';

/** A list of records; a broken one is dropped, and the others stay. */
export function records<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values): readonly Output[] =>
      values.flatMap((value) => {
        const parsed = v.safeParse(schema, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}
