import type { Page } from 'playwright-core';

/** The browser's own throttling: a slow phone (4×), and with `line` 1.6 Mbit/s with 150 ms. */
export async function throttle(page: Page, { line }: { line: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!line) return;
  await session.send('Network.enable');
  const throughput = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
