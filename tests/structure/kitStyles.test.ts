import { expect, it } from 'vitest';
import { keepRules } from '../../miniapp/build/kitStyles.ts';

it('leaves the rules of used classes, and of a list of selectors only the used ones', () => {
  const used = 'tgui-aaaaaaaaaaaaaaaa';
  const other = 'tgui-bbbbbbbbbbbbbbbb';
  const css = `.${used},.${other}{a:1}.${used} .${other}{b:2}body{c:3}@media (x){.${other}{d:4}}@media (y){.${used}{e:5}}@keyframes k{to{f:6}}`;
  expect(keepRules(css, new Set([used]))).toBe(
    `.${used}{a:1}body{c:3}@media (y){.${used}{e:5}}@keyframes k{to{f:6}}`,
  );
});
