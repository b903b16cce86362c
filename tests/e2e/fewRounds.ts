import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { miniAppDist } from '../devnet/process/buildMiniApp.ts';

/** Names the folder to the workers, which run in processes of their own. */
const NAME = 'FEW_ROUNDS_DIR';
/** The default of the signer's vault (KDF_ROUNDS), as the bundler writes it. */
const shipped = /(?<=rounds:\w+=)(?:9e5|900000)\b/gu;

/**
 * Runs once, before any file of browser tests: copies the built app, with a vault that stretches a PIN in 900 rounds
 * instead of 900,000. Most files do not test the half second of processor time that each login and each PIN takes with
 * all of them.
 * @throws RangeError when the built signer does not contain exactly one such figure
 */
export function copyWithFewRounds(): void {
  const folder = mkdtempSync(join(tmpdir(), 'xbts-few-rounds-'));
  process.env[NAME] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(miniAppDist, folder, { recursive: true });
  const changed = globSync('assets/*.js', { cwd: folder }).filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.match(shipped)?.length !== 1) return false;
    writeFileSync(join(folder, file), text.replace(shipped, '900'));
    // The compressed copies contain the other figure, so this file is sent uncompressed.
    for (const kind of ['br', 'gz']) rmSync(join(folder, `${file}.${kind}`), { force: true });
    return true;
  });
  if (changed.length !== 1) throw new RangeError(`rounds of the vault in ${changed.length} files`);
}

/** The folder of that copy. @throws RangeError if it was not made */
export function fewRoundsDist(): string {
  const folder = process.env[NAME];
  if (folder === undefined) throw new RangeError('no copy of the app was made');
  return folder;
}
