import { clientNames } from '../../devnet/messenger/page/protocol/clients.ts';
import { startDevnet } from '../../devnet/startDevnet.ts';
import { openChat, phone } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { contentAfterReady, noteFirstContent } from '../../e2e/contentAfterReady.ts';
import { type Figure, figureOf } from '../figure.ts';

const RUNS = 3;
const USER = 7001001;

/** messenger.CLIENT.content.ms: a first opening in each client, from `web_app_ready` to the first content. */
export async function messengerFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 3000 });
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const client of clientNames) {
      const taken: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ viewport: phone });
        await noteFirstContent(context);
        const page = await context.newPage();
        await (await openChat(page, devnet, USER, { client })).click();
        taken.push(await contentAfterReady(page));
        await context.close();
      }
      figures.push(figureOf(`messenger.${client}.content.ms`, 'ms', taken));
    }
    return figures;
  } finally {
    await browser.close();
    await devnet.close();
  }
}
