// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { expect, it } from 'vitest';
import { faqEn } from '../../texts/faq/en.ts';
import { faqGroups } from './Faq.tsx';

it('every answered question is in exactly one group', () => {
  const shown = faqGroups.flatMap(({ topics }) => topics.map((topic) => `${topic}.q`));
  const written = Object.keys(faqEn).filter((key) => key.endsWith('.q'));
  expect([...shown].sort()).toEqual(written.sort());
});
