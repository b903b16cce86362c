/** The size of a build by part: KB of 1000 bytes, gzip. */
export type NotedSizes = Readonly<Record<string, number>>;

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** The differences between two builds as a table in Markdown, the largest change first; a sentence without any. */
export function sizeDifferences(before: NotedSizes, after: NotedSizes): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names
    .map((name) => ({ name, was: before[name], is: after[name] }))
    .map((each) => ({ ...each, by: Math.round(((each.is ?? 0) - (each.was ?? 0)) * 10) / 10 }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.name.localeCompare(b.name));
  if (changed.length === 0) return 'No part of the bundle has changed by 0.1 KB.';
  const rows = changed.map(
    ({ name, was, is, by }) => `| ${name} | ${was ?? 'new'} | ${is ?? 'gone'} | ${signed(by)} |`,
  );
  return ['| part, KB gzip | before | after | by |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
