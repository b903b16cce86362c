import { privateKeyFromPassword, wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { worldAccount } from '../devnet/world/accounts.ts';
import { type Actor, openInMessenger, pin } from './actors.ts';
import { launchBrowser } from './browser.ts';

let devnet: Devnet;
let browser: Browser;

beforeAll(async () => {
  devnet = await startDevnet({ hasBot: true, blockMs: 1000 });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await devnet?.close();
});

async function openFromMenu({ screen }: Actor, account: RegExp, entry: string): Promise<void> {
  await screen.getByRole('button', { name: account }).click();
  await screen.getByRole('link', { name: entry, exact: true }).click();
}

/** Карина, whose messenger speaks Russian, through the flows of accounts; her app stays open between the tests. */
describe('in the messenger, in Russian', () => {
  let karina: Actor;
  const bob = worldAccount('bob-holder2');
  const activeKey = wifFromPrivateKey(privateKeyFromPassword('bob-holder2', 'active', bob.password));
  beforeAll(async () => {
    karina = await openInMessenger(browser, devnet, 7001003, { theme: 'dark', locale: 'ru-RU' });
  });
  afterAll(() => karina?.context.close());

  it('a password in Russian letters is explained, and a private key logs in', async () => {
    const { screen, act } = karina;
    await screen.getByLabel('Имя аккаунта').fill('bob-holder2');
    await screen.getByLabel('Пароль', { exact: true }).fill(bob.password.replaceAll('o', 'о'));
    await act('Войти');
    await screen.getByText(/Некоторые буквы русские и лишь похожи на латинские/u).waitFor();
    await screen.getByRole('button', { name: 'Приватный ключ', exact: true }).click();
    const key = screen.getByLabel('Приватный ключ (WIF)');
    await key.fill(`${activeKey.slice(0, -1)}${activeKey.endsWith('1') ? '2' : '1'}`);
    await act('Войти');
    await screen.getByRole('alert').first().waitFor();
    await key.fill(activeKey);
    await act('Войти');
    await screen.getByText('Отправляет, торгует и платит комиссии: для каждого дня.').waitFor();
    await screen.getByLabel('PIN-код', { exact: true }).fill(pin);
    await screen.getByLabel('Повторите PIN-код').fill(pin);
    await act('Сохранить и войти');
    const welcome = screen.getByRole('dialog');
    await welcome.waitFor();
    await karina.page.locator('.main-button').click();
    await welcome.waitFor({ state: 'detached' });
  });

  it('accounts are viewed, labelled, switched and removed', async () => {
    const { screen, act } = karina;
    await openFromMenu(karina, /^Аккаунт bo/u, 'Мои аккаунты');
    await screen.getByRole('link', { name: 'Смотреть аккаунт без ключей' }).click();
    await screen.getByLabel('Имя аккаунта').fill('grace-whale8');
    await act('Войти');
    await openFromMenu(karina, /^Аккаунт gr/u, 'Мои аккаунты');
    await screen.getByRole('button', { name: 'Открыть grace-whale8, сейчас' }).click();
    await screen.getByLabel('Подпись', { exact: true }).fill('Кит');
    await screen.getByRole('button', { name: 'Сохранить подпись' }).click();
    await screen.getByText('Кит').waitFor();
    await screen.getByRole('button', { name: 'Открыть bob-holder2' }).click();
    await screen.getByRole('button', { name: 'Перейти на этот аккаунт' }).click();
    await openFromMenu(karina, /^Аккаунт bo/u, 'Мои аккаунты');
    await screen.getByRole('button', { name: 'Открыть grace-whale8' }).click();
    await screen.getByRole('button', { name: 'Убрать с устройства' }).click();
    await screen.getByRole('button', { name: 'Убрать grace-whale8' }).click();
    await screen.getByText('Кит').waitFor({ state: 'detached' });
  });

  it('the page of an account shows balances, history by kind, keys and membership', async () => {
    const { screen } = karina;
    await screen.getByRole('button', { name: 'Открыть bob-holder2, сейчас' }).click();
    await screen.getByRole('button', { name: 'Страница аккаунта' }).click();
    await screen.getByText('Балансы', { exact: true }).waitFor();
    await screen.getByRole('button', { name: 'История', exact: true }).click();
    await screen.locator('time').first().waitFor();
    await screen.getByRole('button', { name: 'Ключи', exact: true }).click();
    await screen.getByText('Активный · порог 1', { exact: true }).waitFor();
    await screen.getByRole('button', { name: 'О нём', exact: true }).click();
    await screen.getByText('Пожизненный участник', { exact: true }).waitFor();
  });
});
