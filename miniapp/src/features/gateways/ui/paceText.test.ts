import { expect, it } from 'vitest';
import { gatewaysEn } from '../texts/en.ts';
import type { TranslateGateway } from '../texts/gatewayTexts.ts';
import { paceText } from './paceText.ts';

const t = ((key: keyof typeof gatewaysEn, values: { count: string }) =>
  gatewaysEn[key].replace('{{count}}', values.count)) as unknown as TranslateGateway;

it.each([
  [3_000, '≈ 3 s'],
  [119_000, '≈ 119 s'],
  [720_000, '≈ 12 min'],
  [7_200_000, '≈ 2 h'],
  [300_000_000, '≈ 3 d'],
])('%i ms are %s', (ms, text) => expect(paceText(ms, t)).toBe(text));
