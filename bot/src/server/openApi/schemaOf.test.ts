import * as v from 'valibot';
import { expect, it } from 'vitest';
import { schemaOf } from './schemaOf.ts';

it('metadata without a row schema stay unchanged', () => {
  const text = { type: 'string' };
  for (const metadata of [
    {},
    { row: undefined },
    { row: 'a text' },
    { row: null },
    { row: { kind: 'validation' } },
    { row: {} },
  ])
    expect(schemaOf(v.pipe(v.string(), v.metadata(metadata as { row: string })))).toMatchObject(text);
  expect(schemaOf(v.pipe(v.string(), v.metadata({ row: 'a text' })))).not.toHaveProperty('items');
});

it('a list with separately parsed rows is described by the schema of its rows', () => {
  const rows = v.pipe(v.array(v.unknown()), v.metadata({ row: v.object({ id: v.number() }) }));
  expect(schemaOf(rows)).toEqual({
    type: 'array',
    items: { type: 'object', properties: { id: { type: 'number' } }, required: ['id'] },
  });
});

it('the description covers the input of a schema, not its output', () => {
  expect(schemaOf(v.pipe(v.string(), v.transform(Number)))).toEqual({ type: 'string' });
});
