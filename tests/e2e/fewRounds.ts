import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { miniAppDist } from '../devnet/process/buildMiniApp.ts';

/** Names the folder to the workers, which run in processes of their own. */
const NAME = 'FEW_ROUNDS_DIR';
/** The default of the signer's vault (KDF_ROUNDS), as the bundler writes it. */
const shipped = /(?<=rounds:\w+=)(?:9e5|900000)\b/gu;

/**
 * Done once, before any file of browser tests begins: copies the built app, with a vault that stretches a PIN in 900 rounds instead of
 * 900,000. The half second of processor time that each login and each PIN takes with all of them is no part of what most files test.
 * @throws RangeError when the built signer does not have its one figure
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
    // The compressed copies hold the other figure: this one is sent as it is.
    for (const kind of ['br', 'gz']) rmSync(join(folder, `${file}.${kind}`), { force: true });
    return true;
  });
  if (changed.length !== 1) throw new RangeError(`rounds of the vault in ${changed.length} files`);
}

/** The folder of that copy. @throws RangeError where nobody made it */
export function fewRoundsDist(): string {
  const folder = process.env[NAME];
  if (folder === undefined) throw new RangeError('no copy of the app was made');
  return folder;
}
