import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPostgres } from '../postgres.ts';

/*
 * npm run operate:measure: what the database takes a row, and a process of memory, on PostgreSQL and on the embedded
 * engine, into docs/operate/figures.json. The page's tables are held against that file (operation.test.ts). Numbers on
 * the command line are other counts of subscribers than the default.
 */

const given = process.argv.slice(2).map(Number);
const counts = given.length === 0 ? [20_000] : given;
const root = join(import.meta.dirname, '..', '..');

const server = await startPostgres();
const rows: object[] = [];
try {
  for (const count of counts) {
    rows.push({ engine: 'PostgreSQL', count, ...(await measured(await server.createDatabase(), count)) });
    const folder = mkdtempSync(join(tmpdir(), 'xbts-measure-'));
    rows.push({ engine: 'embedded', count, ...(await measured(folder, count)) });
    rows.push({ engine: 'embedded, opened again', count, ...(await measured(folder, 0)) });
    rmSync(folder, { recursive: true });
  }
} finally {
  await server.stop();
}
const figures = {
  at: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
  rows,
};
const file = join(root, 'docs', 'operate', 'figures.json');
if (given.length === 0) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
console.log(JSON.stringify(figures, null, 2));

/** The figures of one database, in a process of its own. */
async function measured(where: string, count: number): Promise<object> {
  const began = performance.now();
  const script = join(import.meta.dirname, 'measureProcess.ts');
  const child = spawn(process.execPath, [script, where, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`the measuring process ended with ${code}`);
  return { seconds: Math.round((performance.now() - began) / 1_000), ...JSON.parse(output) };
}
