// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it } from 'vitest';
import { refusalText } from './refusalText.ts';

const refused = (code: string, message: string) =>
  refusalText(new AppError('service.refused', { status: 502, code, message }));

it('shows the faucet’s own words as they are, by whatever way they came', () => {
  expect(refused('service.refused', 'One account a day, please')).toBe('One account a day, please');
  expect(refused('', 'One account a day, please')).toBe('One account a day, please');
});

it('says in the user’s language what the bot’s server has found of the faucet', () => {
  const english = 'A service this answer comes from can not be reached.';
  expect(refused('service.unreachable', english)).toBe(
    'The service can’t be reached. Please try again later.',
  );
  expect(refused('service.bad_answer', english)).toBe(
    'The service gave an answer we can’t read. Please try again later.',
  );
});
