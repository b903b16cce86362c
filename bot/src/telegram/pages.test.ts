import { InlineKeyboard } from 'grammy';
import { expect, it } from 'vitest';
import { addPageButtons, pagedTitle, pageOf } from './pages.ts';
import { en } from './texts/en.ts';

const list = Array.from({ length: 21 }, (_, index) => index);
const buttonsOf = (asked: number, of = list) =>
  addPageButtons(new InlineKeyboard(), pageOf(of, 10, asked), {
    texts: en,
    dataOf: (page) => `list:${page}`,
  })
    .inline_keyboard.flat()
    .map((button) => ('callback_data' in button ? button.callback_data : ''));

it('cuts a list into pages, and shows the last one for a number beyond it', () => {
  expect(pageOf(list, 10, 0)).toEqual({ items: list.slice(0, 10), number: 0, count: 3 });
  expect(pageOf(list, 10, 7)).toEqual({ items: [20], number: 2, count: 3 });
  expect(pageOf([], 10, 1)).toEqual({ items: [], number: 0, count: 1 });
});

it('has a button for each neighbour of a page, and none where there is one page', () => {
  expect(buttonsOf(0)).toEqual(['list:1']);
  expect(buttonsOf(1)).toEqual(['list:0', 'list:2']);
  expect(buttonsOf(2)).toEqual(['list:1']);
  expect(buttonsOf(0, [1])).toEqual([]);
});

it('numbers a page in its title, where there are several', () => {
  expect(pagedTitle('Alerts', pageOf(list, 10, 1))).toBe('Alerts · 2/3');
  expect(pagedTitle('Alerts', pageOf([1], 10, 0))).toBe('Alerts');
});
