// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFieldInView } from './keepFieldInView.ts';

const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 740 });
const scrolled: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('visualViewport', viewport);
  viewport.height = 740;
  scrolled.length = 0;
  document.body.innerHTML = '<input id="amount"><button>press</button>';
  for (const element of document.body.children)
    Object.assign(element, { scrollIntoView: () => scrolled.push(element) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = () => document.querySelector<HTMLElement>('#amount') ?? document.body;
const standAt = (top: number) =>
  vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 52));

it('a field that the keyboard would cover is scrolled into view as the keyboard rises', () => {
  keepFieldInView(window);
  standAt(500);
  field().focus();
  vi.advanceTimersByTime(350);
  expect(scrolled).toEqual([]);
  viewport.height = 420;
  viewport.dispatchEvent(new Event('resize'));
  expect(scrolled).toEqual([field()]);
});

it('nothing moves for a visible field, or a button', () => {
  keepFieldInView(window);
  standAt(200);
  field().focus();
  viewport.height = 420;
  viewport.dispatchEvent(new Event('resize'));
  document.querySelector('button')?.focus();
  vi.advanceTimersByTime(350);
  expect(scrolled).toEqual([]);
});
