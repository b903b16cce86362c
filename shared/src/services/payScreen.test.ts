import { hasCode } from '@xbts/shared/errors/appError.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasHiddenCharacters } from './hiddenCharacters.ts';
import { readPayToken, writePayScreen } from './payScreen.ts';
import { readStartParam, writeStartParam } from './startParam.ts';
import { startPath } from './startRoutes.ts';

const coffee = { to: 'alice-trader7', asset: 'BTS', amount: '10', memo: 'coffee' };

/** The app's launch screen, after the messenger has carried the token. */
function carried(screen: ReturnType<typeof writePayScreen>) {
  const { screen: read } = readStartParam(writeStartParam({ screen }));
  const path = read === undefined ? '' : startPath(read);
  return readPayToken(path.replace('/transfer?pay=', ''));
}

/** Possible messages of a request: the reader refuses hidden characters. */
const messages = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !hasHiddenCharacters(text));

it('a short request fits in the start parameter itself, and is the same at the other end', () => {
  expect(carried(writePayScreen(coffee))).toEqual(coffee);
  const onlyName = { to: 'alice-trader7', asset: '', amount: '', memo: '' };
  expect(carried(writePayScreen(onlyName))).toEqual(onlyName);
});

it('a start parameter never exceeds 64 characters: a longer one is dropped', () => {
  fc.assert(
    fc.property(messages, (memo) => {
      const screen = writePayScreen({ ...coffee, memo });
      if (screen === undefined) return;
      expect(writeStartParam({ screen }).length).toBeLessThanOrEqual(64);
      expect(carried(screen)).toEqual({ ...coffee, memo });
    }),
  );
  const withMemo = (length: number) => writePayScreen({ ...coffee, memo: 'x'.repeat(length) });
  expect(writeStartParam({ screen: withMemo(22) })).toHaveLength(64);
  expect(withMemo(23)).toBeUndefined();
});

it('a message keeps the bar at its end', () => {
  const barred = { ...coffee, memo: 'a|' };
  expect(carried(writePayScreen(barred))).toEqual(barred);
  const onlyBar = { to: 'alice-trader7', asset: '', amount: '', memo: '|' };
  expect(carried(writePayScreen(onlyBar))).toEqual(onlyBar);
});

it('a partner’s start parameter may carry it too', () => {
  const screen = writePayScreen({ ...coffee, memo: '' });
  expect(readStartParam(writeStartParam({ partner: 'bob-holder2', screen }))).toMatchObject({
    partner: 'bob-holder2',
    screen,
  });
});

it.each([
  ['no base64', '%%%'],
  ['no text', '_____w'],
  ['no name', btoa('No Name|BTS|1')],
  ['no number', btoa('alice-trader7|BTS|1e5')],
  ['no symbol', btoa('alice-trader7|<b>|1')],
  ['what hides', btoa('alice-trader7|BTS|1|\u0007')],
])('%s is not a request', (_, token) => {
  try {
    readPayToken(token.replaceAll('=', ''));
    expect.fail('it was read');
  } catch (error) {
    expect(hasCode(error, 'payment_link.malformed')).toBe(true);
  }
});
