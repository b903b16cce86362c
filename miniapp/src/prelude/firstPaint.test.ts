// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paintFirst } from './firstPaint.ts';

const device = vi.fn();
const root = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('matchMedia', device.mockReset().mockReturnValue({ matches: false }));
  window.location.hash = '';
});

const painted = (settings: Record<string, unknown> = {}) => {
  paintFirst(settings);
  return [root.dataset.theme, root.style.backgroundColor];
};

describe("the page's colour before anything is drawn", () => {
  it.each([
    ['#17212b', 'dark', 'rgb(23, 33, 43)'],
    ['#EFEFF4', 'light', 'rgb(239, 239, 244)'],
    ['#8f8f8f', 'dark', 'rgb(143, 143, 143)'],
    ['#909090', 'light', 'rgb(144, 144, 144)'],
  ])(
    "is the messenger’s colour %s, and %s by it, whatever the device's preference",
    (colour, theme, shown) => {
      device.mockReturnValue({ matches: theme === 'light' });
      window.location.hash = `tgWebAppThemeParams=${encodeURIComponent(JSON.stringify({ bg_color: '#ffffff', secondary_bg_color: colour }))}`;
      expect(painted()).toEqual([theme, shown]);
      expect(device).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['dark', 'rgb(13, 21, 32)'],
    ['light', 'rgb(238, 241, 245)'],
  ])('follows the chosen theme %s, also inside the messenger', (theme, shown) => {
    window.location.hash = 'tgWebAppThemeParams=%7B%22secondary_bg_color%22%3A%22%23777777%22%7D';
    expect(painted({ theme })).toEqual([theme, shown]);
    expect(device).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'dark', 'rgb(13, 21, 32)'],
    [false, 'light', 'rgb(238, 241, 245)'],
  ])("follows the device's preference in a tab: dark is %s", (matches, theme, shown) => {
    device.mockReturnValue({ matches });
    expect(painted({ theme: 'auto' })).toEqual([theme, shown]);
  });
});
