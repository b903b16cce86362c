import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { fontWidths } from './fonts.ts';
import { browser, withBrowser } from './network.ts';

withBrowser();

/** The names of the fonts that draw an element's text. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ postScriptName }) => postScriptName);
}

const drawn = {
  narrow: ['RobotoCondensed-Regular', 'RobotoCondensed-SemiBold'],
  common: ['OpenSans-Regular', 'OpenSans-Bold'],
  wide: ['DejaVuSans', 'DejaVuSans-Bold'],
} as const;

describe.each(fontWidths)('with the %s font', (width) => {
  it('every script of the app is drawn with the fonts of packages, whatever fonts the machine has', async () => {
    const browser = await launchBrowser([], width);
    const page = await browser.newPage();
    await page.setContent(`
    <p id="latin" style="font-family: system-ui">Wallet 12.5</p>
    <p id="cyrillic" style="font-family: sans-serif">Кошелёк</p>
    <p id="chinese" lang="zh" style="font-family: system-ui">钱包</p>
    <p id="strong" style="font: 600 1em Roboto, system-ui">Wallet</p>
    <p id="key" style="font-family: ui-monospace, monospace">BTS5</p>
    <p id="desktop" style="font-family: 'Segoe UI', 'Noto Sans CJK SC', sans-serif">Wallet</p>`);
    const [regular, strong] = drawn[width];
    expect(await drawnWith(page, '#latin')).toEqual([regular]);
    expect(await drawnWith(page, '#cyrillic')).toEqual([regular]);
    expect(await drawnWith(page, '#chinese')).toEqual(['NotoSansSC-Thin']);
    expect(await drawnWith(page, '#strong')).toEqual([strong]);
    expect(await drawnWith(page, '#key')).toEqual(['RobotoMono-Regular']);
    expect(await drawnWith(page, '#desktop')).toEqual([regular]);
    await browser.close();
  });
});

it('browser tests look in the widest', async () => {
  const page = await browser.newPage();
  await page.setContent('<p id="text" style="font-family: Roboto, system-ui">Wallet</p>');
  expect(await drawnWith(page, '#text')).toEqual([drawn.wide[0]]);
  await page.context().close();
});
