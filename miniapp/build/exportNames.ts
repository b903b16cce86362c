import type { Plugin, Rolldown } from 'vite';

/** The list at a file's end of what others take from it. */
const exported = /export\{([^}]*)\};?\s*$/u;

/**
 * Has the file that most others import from name what it exports as it does inside: `a` in place of `a as b`, three hundred times. The new names follow
 * from the old text, so the file's hash stands for them too.
 */
export function exportNames(file: RegExp): Plugin {
  return {
    name: 'xbts-export-names',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      for (const chunk of chunks) if (file.test(chunk.fileName)) rename(chunk, chunks);
    },
  };
}

function rename(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): void {
  const names = new Map(
    (exported.exec(chunk.code)?.[1] ?? '').split(',').map((each) => {
      const [inside = '', outside = inside] = each.split(' as ');
      return [outside, inside];
    }),
  );
  const place = `./${chunk.fileName.slice(chunk.fileName.lastIndexOf('/') + 1)}`;
  const importing = new RegExp(`import\\{([^}]*)\\}from"${place.replaceAll('.', '\\.')}"`, 'gu');
  chunk.code = chunk.code.replace(exported, () => `export{${[...names.values()]}};`);
  for (const each of chunks) {
    each.code = each.code.replace(
      importing,
      (_, list: string) => `import{${insideNames(list, names)}}from"${place}"`,
    );
    // A name that is taken in another way would be the old one.
    if (each.code.replace(importing, '').includes(`"${place}")`))
      throw new Error(`${each.fileName} takes names of ${chunk.fileName} at run time`);
  }
}

const insideNames = (list: string, names: ReadonlyMap<string, string>): string =>
  list
    .split(',')
    .map((each) => {
      const [outside = '', local = outside] = each.split(' as ');
      const inside = names.get(outside);
      if (inside === undefined) throw new Error(`no file exports ${outside}`);
      return inside === local ? inside : `${inside} as ${local}`;
    })
    .join(',');
