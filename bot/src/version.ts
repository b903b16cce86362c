import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifest = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** The version of this package in /health and /config.json. */
export const version = v.parse(
  manifest,
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
).version;
