import { logIn, pay, type Step } from './plainWay.ts';

/** In the messenger's page: the chat with the bot, and the app in its frame. The address is the messenger's. */
export const messengerWay: readonly Step[] = [
  [
    'opens the app from the chat',
    async (page, url) => {
      await page.open(`${url}/?user=7001001&theme=light&client=ios`);
      await page.press('START');
      await page.press('Open XBTS');
      await page.enterFrame('Mini app');
      await page.press('Log in');
    },
  ],
  ['logs in there', (page) => logIn(page)],
  ['pays there', (page) => pay(page, 'from the messenger')],
];
