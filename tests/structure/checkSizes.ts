import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bundleSizes } from './bundleSizes.ts';

/** Budgets of design.md: tightened, never loosened, without a reason in the commit. KB are 1000 bytes, gzip level 9. */
const budgets = { firstRouteJs: 160, firstRouteCss: 20, largestScreenJs: 40 };
const lineBudgets = { median: 80, ninth: 250 };

function sourceLines(): { file: string; lines: number }[] {
  const listed = execFileSync('git', ['ls-files', 'shared/src', 'miniapp/src', 'bot/src', 'tests/devnet'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|\/texts\//u.test(file) && existsSync(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
}

const faults: string[] = [];
const hold = (name: string, value: number, budget: number, unit: string) => {
  console.log(`${name}: ${value} ${unit} of ${budget}`);
  if (value > budget) faults.push(`${name} is ${value} ${unit}, the budget is ${budget}`);
};

const sizes = bundleSizes();
hold('first route JS, gzip', sizes.firstRouteJs, budgets.firstRouteJs, 'KB');
hold('first route CSS, gzip', sizes.firstRouteCss, budgets.firstRouteCss, 'KB');
console.log(`CSS of all screens, gzip: ${sizes.allCss} KB`);
hold(
  `largest screen JS, gzip (${sizes.largestScreen.name})`,
  sizes.largestScreen.size,
  budgets.largestScreenJs,
  'KB',
);

const files = sourceLines();
hold('source file, median', files[Math.floor(files.length / 2)]?.lines ?? 0, lineBudgets.median, 'lines');
hold('source file, 9 of 10', files[Math.floor(files.length * 0.9)]?.lines ?? 0, lineBudgets.ninth, 'lines');

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
