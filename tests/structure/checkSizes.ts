import { bundleSizes, sizeBudgets } from './bundleSizes.ts';

const faults: string[] = [];
const hold = (name: string, value: number, budget: number, unit: string) => {
  console.log(`${name}: ${value.toFixed(1)} ${unit} of ${budget}`);
  if (value > budget) faults.push(`${name} is ${value} ${unit}, the budget is ${budget}`);
};

const sizes = bundleSizes();
hold('first route JS, gzip', sizes.firstRouteJs, sizeBudgets.firstRouteJs, 'KB');
hold('prelude JS, gzip', sizes.preludeJs, sizeBudgets.preludeJs, 'KB');
hold('first route CSS, gzip', sizes.firstRouteCss, sizeBudgets.firstRouteCss, 'KB');
console.log(`CSS of all screens, gzip: ${sizes.allCss} KB`);
console.log(`JavaScript files: ${sizes.chunks}`);
const [largest] = sizes.screens;
if (largest !== undefined)
  hold(`all JS of the largest screen, gzip (${largest.name})`, largest.size, sizeBudgets.screenJs, 'KB');
hold('signer worker JS, gzip', sizes.signerJs, sizeBudgets.signerJs, 'KB');

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
