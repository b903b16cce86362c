import * as v from 'valibot';
import { formsOf } from './forms.ts';
import { newsRoutes } from './news.ts';
import { defineRoute } from './route.ts';
import { rowsOf } from './rows.ts';

/** A report in the service's form: its link may be relative to the service. */
const sourceReport = v.object({
  id: v.union([v.string(), v.number()]),
  title: v.string(),
  date: v.string(),
  url: v.pipe(v.string(), v.trim(), v.nonEmpty()),
});

const model = v.pipe(
  v.object({ reports: rowsOf(sourceReport) }),
  v.check(({ reports }) => reports.rows.length > 0 || reports.dropped === 0, 'no report that can be read'),
);

const anyRow = v.looseObject({});
type AnyRow = v.InferOutput<typeof anyRow>;

/** The first non-empty text. */
const firstText = (...members: readonly unknown[]) =>
  members.find((member) => typeof member === 'string' && member.trim() !== '');

/** The address of a Strapi's file, or of the first of several. */
function fileAddress(file: unknown): unknown {
  const [first = file] = Array.isArray(file) ? file : [];
  return Object(first).url;
}

const reportOf = (row: AnyRow) => ({
  id: row.id,
  title: firstText(row.title, row.name),
  date: firstText(row.date, row.published_at, row.created_at),
  url: firstText(row.url, row.link, fileAddress(row.file)),
});

const isStrapiRow = (row: unknown): boolean => v.is(anyRow, row) && 'created_at' in row;

const reportsOf = (rows: unknown[]) => ({
  reports: rows.map((row) => (v.is(anyRow, row) ? reportOf(row) : row)),
});

/**
 * The news service's own path. The names of its title, day and link members are unpublished: every likely name is
 * accepted.
 */
export const reportsSource = defineRoute({
  ...newsRoutes.reports,
  answer: formsOf(model, [
    {
      name: 'rows of a Strapi',
      shape: v.pipe(
        v.array(v.unknown()),
        v.check((rows) => rows.length === 0 || rows.some(isStrapiRow), 'no row of a Strapi'),
        v.transform(reportsOf),
      ),
    },
    { name: 'titles and links', shape: v.pipe(v.array(v.unknown()), v.transform(reportsOf)) },
  ]),
});
