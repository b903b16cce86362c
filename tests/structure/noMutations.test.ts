import { expect, it } from 'vitest';
import { mutatingModules } from '../../miniapp/build/noMutations.ts';

const at = (name: string) => `/node_modules/@tanstack/query-core/build/modern/${name}.js`;

it('finds what needs the cache of mutations, when anything of it is left in the build', () => {
  const found = mutatingModules([
    { modules: { [at('queryClient')]: { renderedLength: 900 }, [at('mutation')]: { renderedLength: 0 } } },
    { modules: { [at('mutationObserver')]: { renderedLength: 700 } } },
    {},
  ]);
  expect(found).toEqual([at('mutationObserver')]);
});
