import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passedCheck } from '../../structure/passedCheck.ts';
import { type Figure, figureOf, missingFigure } from '../figure.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** lines.*, flow.*.files and check.total.s: how large the house is, and how long the last whole check took here. */
export async function houseFigures(): Promise<Figure[]> {
  const product = globSync('{shared,bot,miniapp}/src/**/*.{ts,tsx}', { cwd: root });
  const isOfTests = (file: string) => /\.(?:test|fixture)\.tsx?$/u.test(file);
  const tools = globSync(['tests/**/*.ts', 'miniapp/build/*.ts', 'tools/**/*.{js,ts}'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const seconds = passedCheck();
  return [
    figureOf('lines.product', 'count', [linesOf(product.filter((file) => !isOfTests(file)))]),
    figureOf('lines.tests', 'count', [linesOf([...product.filter(isOfTests), ...tools])]),
    ...['payment', 'balance', 'payout'].map(flowFigure),
    seconds === undefined
      ? missingFigure('check.total.s', 's', 'npm test has not passed here yet')
      : figureOf('check.total.s', 's', [seconds]),
  ];
}

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);

/** The files that docs/house.md lists for a flow, each of which is there. @throws RangeError */
function flowFigure(name: string): Figure {
  const house = readFileSync(join(root, 'docs', 'house.md'), 'utf8');
  const [section = ''] = house.split('\n## ').filter((each) => each.toLowerCase().startsWith(`${name}:`));
  const files = [...section.matchAll(/^\d+\. `([^`]+)`$/gmu)].map(([, file = '']) => file);
  const gone = files.filter((file) => !existsSync(join(root, file)));
  if (files.length === 0 || gone.length > 0) throw new RangeError(`flow ${name}: ${gone}`);
  return figureOf(`flow.${name}.files`, 'count', [files.length]);
}
