/** Enough for the few states of a loading screen, before and after its prices. */
const KEPT = 4;

/**
 * Memoizes a function: it keeps its last few results, and compares arguments by identity. Unlike useMemo it outlives
 * the screen, so that unchanged figures for thousands of assets are not computed again at each visit.
 */
export function memoizeLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let kept: { readonly args: Args; readonly result: Result }[] = [];
  return (...args) => {
    const found = kept.find((each) => each.args.every((arg, index) => Object.is(arg, args[index])));
    const used = found ?? { args, result: compute(...args) };
    kept = [used, ...kept.filter((each) => each !== used)].slice(0, KEPT);
    return used.result;
  };
}
