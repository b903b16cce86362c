import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../miniapp/src/platform/messenger/contrast.ts';
import { palettes } from '../../miniapp/src/platform/messenger/palette.ts';

const css = readFileSync(join(import.meta.dirname, '../../miniapp/src/ui/inputs/Choice.module.css'), 'utf8');

type Token = keyof (typeof palettes)['light'];

/** The token of a rule's property, 'none' without a colour. */
function colourOf(selector: string, property: 'background' | 'border' | 'border-color'): Token | 'none' {
  const [, rule = ''] = css.split(`\n${selector} {`);
  const value = new RegExp(`\\n {2}${property}: ([^;]+);`, 'u').exec(rule.split('}')[0] ?? '')?.[1] ?? '';
  const tokens = [...value.matchAll(/var\(--([\w-]+)\)/gu)].map(([, token]) => token ?? '');
  return (tokens.find((token) => token in palettes.light) ?? value) as Token | 'none';
}

const off = { back: colourOf('.track', 'background'), thumb: colourOf('.track::after', 'background') };
const on = {
  back: colourOf('input:checked ~ .track', 'background'),
  thumb: colourOf('input:checked ~ .track::after', 'background'),
};

describe('a switch', () => {
  it('is filled when it is on, and only a line when it is off', () => {
    expect(off.back).toBe('none');
    expect(on.back).toBe('accent');
  });

  it.each(['light', 'dark'] as const)('can be seen in the %s theme, on and off', (theme) => {
    const palette = palettes[theme];
    const between = (one: Token | 'none', other: Token | 'none') =>
      one === 'none' || other === 'none' ? 0 : contrast(palette[one], palette[other]);
    expect(between(colourOf('.track', 'border'), 'section')).toBeGreaterThanOrEqual(3);
    expect(between(off.thumb, 'section')).toBeGreaterThanOrEqual(3);
    expect(between(on.back, 'section')).toBeGreaterThanOrEqual(3);
    expect(between(on.thumb, on.back)).toBeGreaterThanOrEqual(3);
  });
});
