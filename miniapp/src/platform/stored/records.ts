import * as v from 'valibot';

const isFit =
  <Output>(schema: v.GenericSchema<unknown, Output>) =>
  (value: unknown): Output[] => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [parsed.output] : [];
  };

/** A list of records; a broken one is dropped, and the others stay. */
export function records<Output>(schema: v.GenericSchema<unknown, Output>) {
  const fitting = isFit(schema);
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values): readonly Output[] => values.flatMap(fitting)),
  );
}

/** Records by a key; a broken one is dropped, and the others stay. */
export function recordsByKey<Output>(schema: v.GenericSchema<unknown, Output>) {
  const fitting = isFit(schema);
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((values): Readonly<Record<string, Output>> => {
      const entries = Object.entries(values);
      return Object.fromEntries(entries.flatMap(([key, value]) => fitting(value).map((each) => [key, each])));
    }),
  );
}
