import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { palettes } from '../../miniapp/src/platform/messenger/palette.ts';

const css = readFileSync(join(import.meta.dirname, '../../miniapp/src/ui/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split(':root[data-theme="dark"]');

it.each([
  ['light', light],
  ['dark', dark],
] as const)('the style sheet, which draws before any script, has our %s colours', (theme, block) => {
  for (const [token, colour] of Object.entries(palettes[theme]))
    expect(block).toContain(`--${token}: ${colour};`);
});
