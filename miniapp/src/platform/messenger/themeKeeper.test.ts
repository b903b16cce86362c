// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { palettes } from './palette.ts';
import { createThemeKeeper } from './themeKeeper.ts';
import type { Wire } from './wire.ts';

const root = document.documentElement;
/** Colours that an attacker puts into an address to hide a warning. */
const launchColours = { bg_color: '#101010', text_color: '#111111', destructive_text_color: '#101010' };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  root.removeAttribute('style');
});

function setup({ hasBridge = false, wire = true } = {}) {
  const listeners: [string, (payload: object) => void][] = [];
  const messenger = {
    version: '8.0',
    post: () => undefined,
    listen: (event: string, listener: (payload: object) => void) => void listeners.push([event, listener]),
  } as unknown as Wire;
  const keeper = createThemeKeeper({ launchColours, wire: wire ? messenger : null, hasBridge });
  keeper.setChoice('auto');
  const say = (event: string) => {
    for (const [name, listener] of listeners) if (name === event) listener({});
  };
  const shown = () => [
    root.dataset.theme,
    root.style.getPropertyValue('--page'),
    root.style.getPropertyValue('--section'),
  ];
  return { keeper, say, shown };
}

const own = (theme: 'light' | 'dark') => [theme, palettes[theme].page, palettes[theme].section];

it("an address with colours, typed into a browser, is shown in our own, by the device's preference", () => {
  const { keeper, shown } = setup();
  expect([keeper.theme(), ...shown()]).toEqual(['light', ...own('light')]);
});

it('a possible messenger makes the page dark at once by them, still in our own colours', () => {
  expect(setup({ hasBridge: true }).shown()).toEqual(own('dark'));
});

it.each(['viewport_changed', 'theme_changed'])('they count once a messenger answers with %s', (event) => {
  for (const hasBridge of [true, false]) {
    const { keeper, say, shown } = setup({ hasBridge });
    say('popup_closed');
    expect(shown()[2]).not.toBe('#101010');
    say(event);
    expect([keeper.theme(), shown()[2]]).toEqual(['dark', '#101010']);
  }
});

it("the messenger's own colours are not replaced by those of the address", () => {
  const { keeper, say, shown } = setup({ hasBridge: true });
  keeper.setMessengerColours({ bg_color: '#fefefe' });
  say('viewport_changed');
  expect([keeper.theme(), shown()[2]]).toEqual(['light', '#fefefe']);
});

it('the choice of the user overrides all of them', () => {
  const { keeper, say, shown } = setup({ hasBridge: true });
  keeper.setChoice('light');
  say('theme_changed');
  expect(shown()).toEqual(own('light'));
});
