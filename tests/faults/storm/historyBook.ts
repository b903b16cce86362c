/** Contradictions between an account's operations on the chain and the file exported by its app; ids as 1.11.x. */
export function historyFaults(onChain: readonly string[], csv: string): string[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/u);
  const columns = head.split(',');
  const [idAt, assetAt] = [columns.indexOf('operation_id'), columns.indexOf('asset')];
  if (idAt < 0 || assetAt < 0) return [`no table of operations: ${head.slice(0, 200)}`];
  const rows = lines.map((line) => line.split(','));
  const ids = new Set(rows.map((row) => row[idAt] ?? ''));
  const expected = new Set(onChain);
  const places = rows.map((row) => `${row[idAt]} ${row[assetAt]}`);
  const doubled = places.filter((place, at) => places.indexOf(place) !== at);
  return [
    ...onChain.filter((id) => !ids.has(id)).map((id) => `${id} is missing in the history`),
    ...[...ids].filter((id) => !expected.has(id)).map((id) => `${id} is in the history alone`),
    ...doubled.map((place) => `${place} is in the history twice`),
  ];
}
