import { expect, it } from 'vitest';
import { dateText, momentText } from './momentText.ts';

const noon = Date.UTC(2026, 0, 10, 12);

it('writes a moment as the language writes it, and says that it is UTC', () => {
  expect(momentText(noon, 'en')).toBe('Jan 10, 12:00 UTC');
  expect(momentText(noon, 'ru')).toBe('10 янв., 12:00 UTC');
  expect(momentText(noon, 'zh-Hans')).toBe('1月10日 12:00 UTC');
});

it('names the year of what may be far away', () => {
  expect(dateText(noon, 'en')).toBe('Jan 10, 2026, 12:00 UTC');
  expect(dateText(noon, 'ru')).toBe('10 янв. 2026 г., 12:00 UTC');
});
