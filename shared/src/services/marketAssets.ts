import * as v from 'valibot';
import { formsOf } from './forms.ts';
import { rowsOf } from './rows.ts';

/** The operator's table: a bare name, and the prefix of the chain's symbol ("XBTSX.", or nothing). */
const namedAsset = v.object({
  name: v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/u)),
  prefix: v.pipe(v.string(), v.regex(/^(?:[A-Z0-9]+\.)?$/u)),
});

const model = v.pipe(
  v.object({ assets: rowsOf(namedAsset) }),
  v.check(({ assets }) => assets.rows.length > 0, 'no asset'),
);

const anyMap = v.record(v.string(), v.unknown());

const rowsOfMap = (map: Readonly<Record<string, unknown>>) => ({
  assets: Object.entries(map).map(([name, row]) => ({ ...Object(row), name })),
});

/** `/v2/assets`: the table of /v2/summary's `assets`, under that member or, which is a guess, bare. */
export const marketAssetsSchema = formsOf(model, [
  {
    name: 'under assets',
    shape: v.pipe(
      v.object({ assets: anyMap }),
      v.transform(({ assets }) => rowsOfMap(assets)),
    ),
  },
  { name: 'a map', shape: v.pipe(anyMap, v.transform(rowsOfMap)) },
]);
