import { readFileSync, writeFileSync } from 'node:fs';
import { bundleSizes } from './bundleSizes.ts';
import { type NotedSizes, sizeDifferences } from './sizeDifferences.ts';

/** The current build, in the form for recording and comparing. */
function present(): NotedSizes {
  const { firstRouteJs, firstRouteCss, allCss, signerJs, screens } = bundleSizes();
  const whole = {
    'first route JS': firstRouteJs,
    'first route CSS': firstRouteCss,
    'CSS of all screens': allCss,
    'signer JS': signerJs,
  };
  return { ...whole, ...Object.fromEntries(screens.map(({ name, size }) => [`screen ${name}`, size])) };
}

// `note FILE` on the base of a pull request, `against FILE` on the request itself: each after a build.
const [command, file = ''] = process.argv.slice(2);
if (command === 'note') writeFileSync(file, JSON.stringify(present()));
else if (command === 'against')
  process.stdout.write(`${sizeDifferences(JSON.parse(readFileSync(file, 'utf8')), present())}\n`);
else {
  process.stderr.write('note FILE, or against FILE\n');
  process.exitCode = 1;
}
