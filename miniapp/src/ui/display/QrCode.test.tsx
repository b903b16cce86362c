// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

afterEach(cleanup);

/** The dark modules of a drawn code as a picture of four pixels a module. */
function pictureOf(svg: HTMLElement) {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const width = side * 4;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/gu))
    for (let at = 0; at < 16; at += 1) {
      const pixel = (Number(y) * 4 + (at >> 2)) * width + Number(x) * 4 + (at & 3);
      data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return { width, height: width, data };
}

it.each(['https://xbts.example/pay?to=alice&amount=1.5', 'Платёж · 付款', 'bts:a'.repeat(60)])(
  'a drawn code is read as its text: %s',
  async (text) => {
    render(<QrCode text={text} label="code" />);
    const code = screen.getByLabelText('code');
    await expect.poll(() => code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h/u);
    expect(decodeQR(pictureOf(code))).toBe(text);
  },
);
