import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The kit's parts that src/ui wraps, by their folders; the styles of all others stay out of the build. */
const wrapped = ['Service', 'Typography', 'Blocks/Cell', 'Blocks/Button'];
const className = /tgui-[0-9a-f]{16}/gu;

/** Leaves only the rules of the wrapped parts in the kit's style sheet (46 KB with everything). */
export function kitStyles(): Plugin {
  return {
    name: 'xbts-kit-styles',
    enforce: 'pre',
    async transform(code, id) {
      if (!/telegram-ui\/dist\/styles\.css$/u.test(id.split('?')[0] ?? '')) return null;
      const used = await classesOf(join(dirname(id.split('?')[0] ?? ''), 'components'));
      return { code: keepRules(code, used), map: null };
    },
  };
}

async function classesOf(components: string): Promise<Set<string>> {
  const used = new Set<string>();
  for (const folder of wrapped) {
    const files = await readdir(join(components, folder), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const text = await readFile(join(components, folder, file), 'utf8');
      for (const name of text.match(className) ?? []) used.add(name);
    }
  }
  return used;
}

/** The rules whose selectors name only used classes; within a list of selectors, those of them. */
export function keepRules(css: string, used: ReadonlySet<string>): string {
  let kept = '';
  for (const { head, body } of blocksOf(css)) {
    if (head.startsWith('@media') || head.startsWith('@supports')) {
      const inside = keepRules(body, used);
      if (inside !== '') kept += `${head}{${inside}}`;
    } else if (head.startsWith('@')) {
      kept += `${head}{${body}}`;
    } else {
      const selectors = head
        .split(',')
        .filter((selector) => (selector.match(className) ?? []).every((name) => used.has(name)));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
  }
  return kept;
}

function* blocksOf(css: string): Generator<{ head: string; body: string }> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (css[index] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { head: css.slice(start, open).trim(), body: css.slice(open + 1, index) };
      start = index + 1;
    }
  }
}
