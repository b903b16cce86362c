import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** The JSON Schema of a valibot schema's input, without checks that JSON Schema cannot express. */
export function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const row = rowOf(valibotAction);
      if (row === undefined) return undefined;
      // Metadata are copied into the description unchanged: our internal schema is of no use to readers.
      const { row: _, ...described } = { row, ...jsonSchema };
      return { ...described, items: schemaOf(row) };
    },
  });
  return described;
}

/** The schema of a row, from the metadata of a list of untrusted rows (services/rows.ts). */
function rowOf(action: object): GenericSchema | undefined {
  if (!('metadata' in action)) return undefined;
  const { metadata } = action;
  if (typeof metadata !== 'object' || metadata === null || !('row' in metadata)) return undefined;
  const { row } = metadata;
  return isSchema(row) ? row : undefined;
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
