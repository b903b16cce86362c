import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn, openInMessenger, openPlain } from './actors.ts';
import { launchBrowser } from './browser.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork();

const SIDE = 480;

/** The luma of a picture of the page's QR code, row by row. */
function lumaOf(svg: SVGElement | HTMLElement, side: number): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  context.scale(side / modules, side / modules);
  context.fillStyle = '#000';
  context.fill(new Path2D(svg.querySelector('path')?.getAttribute('d') ?? ''));
  return [...context.getImageData(0, 0, side, side).data].filter((_, index) => index % 4 === 0);
}

/** A film of one picture, in the format of the browser's fake camera (YUV4MPEG2). */
function filmOf(luma: readonly number[]): Buffer {
  const colourless = Buffer.alloc(SIDE * SIDE * 0.5, 128);
  const head = `YUV4MPEG2 W${SIDE} H${SIDE} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(luma), colourless]);
}

describe('a scanned code', () => {
  let folder: string;
  let alice: Actor;
  let seeing: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xbts-camera-'));
    alice = await openPlain(browser, devnet, { isWelcomed: true });
    await logIn(alice, 'alice-trader7');
    await go(alice.screen, '/receive');
    const code = alice.screen.getByRole('img', { name: /alice-trader7/u });
    await writeFile(join(folder, 'camera.y4m'), filmOf(await code.evaluate(lumaOf, SIDE)));
    seeing = await launchBrowser([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${join(folder, 'camera.y4m')}`,
    ]);
  });
  afterAll(async () => {
    await seeing?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is typed if no camera can be opened, with a notice', async () => {
    const { screen } = alice;
    await go(screen, '/send');
    await screen.getByRole('button', { name: 'Scan QR code' }).click();
    await screen.getByText(/type or paste the text/u).waitFor();
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('names the recipient, in a plain page', async () => {
    const bob = await openPlain(seeing, devnet, { isWelcomed: true });
    await logIn(bob, 'bob-holder2');
    await scan(bob.screen);
    await bob.context.close();
  });

  it('is also read in a web client of the messenger, whose scanner never answers', async () => {
    const options = { isWelcomed: true, client: 'weba' } as const;
    const bob = await openInMessenger(seeing, devnet, 7001002, options);
    await logIn(bob, 'bob-holder2');
    await scan(bob.screen);
    await bob.context.close();
  });
});

const go = (screen: Locator, path: string) =>
  screen.evaluate((_body, url) => window.history.pushState(null, '', url), path);

/** Opens the form of a payment, and reads the code. */
async function scan(screen: Locator): Promise<void> {
  await go(screen, '/send');
  await screen.getByRole('button', { name: 'Scan QR code' }).click();
  await expect.poll(() => screen.getByLabel('To', { exact: true }).inputValue()).toBe('alice-trader7');
  await screen.getByRole('dialog').waitFor({ state: 'detached' });
}
