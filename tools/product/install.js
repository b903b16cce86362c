// node tools/product/install.js FOLDER: copies what npm run build has made to where a service runs it from, such as /opt/xbts. Files belong
// to the user who runs this; nothing is fetched.
import { cpSync, existsSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { addRelease, refuse } from './releases.js';

const [prefix] = process.argv.slice(2);
const current = join(import.meta.dirname, '..', '..', 'dist', 'current');

if (prefix === undefined) refuse('Name the folder to install into, such as /opt/xbts.');
if (!existsSync(current)) refuse('Nothing is built here. Run npm run build.');
const built = realpathSync(current);
const release = addRelease(resolve(prefix), basename(built), (folder) =>
  cpSync(built, folder, { recursive: true, verbatimSymlinks: true }),
);
process.stdout.write(`${release}\n`);
