import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const pointer = new EventTarget();
const tell = (name: string) => pointer.dispatchEvent(new Event(name));
vi.stubGlobal('addEventListener', pointer.addEventListener.bind(pointer));
const { whenReleased } = await import('./whenReleased.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('draws at once, but during a press only the newest state, after the click that ends it', () => {
  const drawn: string[] = [];
  const draw = (part: string, what: string) => whenReleased(part, () => drawn.push(what));
  draw('bar', 'first');
  expect(drawn).toEqual(['first']);
  tell('pointerdown');
  draw('bar', 'second');
  draw('bar', 'third');
  draw('chat', 'message');
  tell('pointerup');
  expect(drawn).toEqual(['first']);
  vi.advanceTimersByTime(0);
  expect(drawn).toEqual(['first', 'third', 'message']);
  draw('bar', 'fourth');
  expect(drawn).toEqual(['first', 'third', 'message', 'fourth']);
});

it('does not wait for ever for a press that ends elsewhere', () => {
  const drawn: string[] = [];
  tell('pointerdown');
  whenReleased('bar', () => drawn.push('late'));
  vi.advanceTimersByTime(1000);
  expect(drawn).toEqual(['late']);
});
