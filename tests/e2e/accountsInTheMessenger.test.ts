import { privateKeyFromPassword, wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldAccount } from '../devnet/world/accounts.ts';
import { type Actor, hear, openInMessenger, pin, typeGroups } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const newPin = '860413';
const backupPassword = 'correct horse battery';
/** The text that Карина copies from her messenger, and 大伟 pastes into his. */
let backup = '';

withNetwork({ isAsBuilt: true });

/** Back to the screen of that heading, by the messenger's back button. */
async function backTo(actor: Actor, heading: string): Promise<void> {
  await actor.back();
  await actor.screen.getByRole('heading', { name: heading, exact: true }).waitFor();
}

async function openFromMenu({ screen }: Actor, account: RegExp, entry: string): Promise<void> {
  await screen.getByRole('button', { name: account }).click();
  await screen.getByRole('link', { name: entry, exact: true }).click();
}

/**
 * Карина, whose messenger uses Russian, through every flow of accounts and keys; her app stays open between the tests.
 */
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
    await screen.getByText(/Некоторые буквы русские, похожие на латинские/u).waitFor();
    await screen.getByRole('button', { name: 'Приватный ключ', exact: true }).click();
    const key = screen.getByLabel('Приватный ключ (WIF)');
    await key.fill(`${activeKey.slice(0, -1)}${activeKey.endsWith('1') ? '2' : '1'}`);
    await act('Войти');
    await screen.getByText('Это не приватный ключ, либо в нём пропущен или неверен символ.').waitFor();
    await key.fill(activeKey);
    await act('Войти');
    await screen.getByText('Отправляет, торгует и платит комиссии. На каждый день.').waitFor();
    await screen.getByLabel('PIN-код', { exact: true }).fill(pin);
    await screen.getByLabel('Повторите PIN-код').fill(pin);
    const welcome = screen.getByRole('dialog');
    await welcome.waitFor();
    await act('Понятно, больше не показывать');
    await welcome.waitFor({ state: 'detached' });
  });

  it('accounts are watched, labelled, switched and removed', async () => {
    const { screen, act } = karina;
    await openFromMenu(karina, /^Аккаунт bo/u, 'Мои аккаунты');
    await screen.getByRole('link', { name: 'Добавить аккаунт для просмотра' }).click();
    await screen.getByLabel('Имя аккаунта').fill('grace-whale8');
    await act('Войти');
    await openFromMenu(karina, /^Аккаунт gr/u, 'Мои аккаунты');
    await screen.getByRole('button', { name: /^grace-whale8 текущий/u }).click();
    await screen.getByLabel('Название', { exact: true }).fill('Кит');
    await screen.getByRole('button', { name: 'Сохранить название' }).click();
    await screen.getByText('Кит').waitFor();
    await screen.getByRole('button', { name: /^bob-holder2/u }).click();
    await screen.getByRole('button', { name: 'Перейти на этот аккаунт' }).click();
    await openFromMenu(karina, /^Аккаунт bo/u, 'Мои аккаунты');
    await screen.getByRole('button', { name: /^Кит grace-whale8/u }).click();
    await screen.getByRole('button', { name: 'Убрать с устройства' }).click();
    await screen.getByRole('button', { name: 'Убрать grace-whale8' }).click();
    await screen.getByText('Кит').waitFor({ state: 'detached' });
  });

  it('the page of an account shows balances, history by kind, keys and membership', async () => {
    const { screen } = karina;
    await screen.getByRole('button', { name: /^bob-holder2 текущий/u }).click();
    await screen.getByRole('button', { name: 'Страница аккаунта' }).click();
    await screen.getByText('Балансы', { exact: true }).waitFor();
    await screen.getByRole('button', { name: 'История', exact: true }).click();
    await screen.locator('time').first().waitFor();
    await screen.getByRole('button', { name: 'Ключи', exact: true }).click();
    await screen.getByText('Активный · порог 1', { exact: true }).waitFor();
    await screen.getByRole('button', { name: 'Инфо', exact: true }).click();
    await screen.getByText('Пожизненный участник', { exact: true }).waitFor();
  });

  it('the PIN is changed, and the old one no longer makes a backup', async () => {
    const { screen } = karina;
    await backTo(karina, 'Мои аккаунты');
    await karina.back();
    await screen.getByRole('link', { name: 'Ещё разделы', exact: true }).first().click();
    await screen
      .getByRole('link', { name: /^Настройки/u })
      .first()
      .click();
    await screen.getByRole('link', { name: /^PIN-код и автоблокировка/u }).click();
    await screen.getByRole('button', { name: 'Сменить PIN-код' }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByLabel('Текущий PIN-код').fill(pin);
    await sheet.getByLabel('Новый PIN-код').fill(newPin);
    await sheet.getByLabel('Повторите PIN-код').fill(newPin);
    await sheet.getByRole('button', { name: 'Сменить PIN-код' }).click();
    await hear(karina, 'PIN-код изменён.');
    await screen.getByRole('link', { name: /^Зашифрованная резервная копия/u }).click();
    const make = async (typed: string) => {
      await screen.getByLabel('PIN-код кошелька на устройстве').first().fill(typed);
      await screen.getByLabel('Пароль резервной копии').first().fill(backupPassword);
      await screen.getByLabel('Повторите пароль').fill(backupPassword);
      await screen.getByRole('button', { name: 'Создать резервную копию' }).click();
    };
    await make(pin);
    await screen.getByText('Неверный PIN-код.').waitFor();
    await make(newPin);
    // The frame allows no download, so the text is offered instead.
    await screen.getByText(/Мессенджер не сохраняет файлы/u).waitFor();
    expect(await screen.getByRole('button', { name: 'Сохранить в файл' }).count()).toBe(0);
    backup = await screen.getByLabel('Резервная копия текстом').inputValue();
    expect(JSON.parse(backup)).toMatchObject({ format: 'xbts-backup', version: 2, rounds: 900_000 });
    await backTo(karina, 'Безопасность');
  });

  it('finger or face is enabled with the PIN', async () => {
    const { screen, page } = karina;
    await screen.getByRole('button', { name: /^Биометрия/u }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByLabel('PIN-код', { exact: true }).fill(newPin);
    await sheet.getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await screen.getByText('Включено').waitFor();
  });

  it('the password of the account is changed by its owner, and finger or face opens the wallet for it', async () => {
    const { screen, page } = karina;
    await screen.getByRole('link', { name: /^Сменить пароль аккаунта/u }).click();
    await screen.getByLabel('Текущий пароль или ключ владельца').fill(activeKey);
    await screen.getByRole('button', { name: 'Продолжить' }).click();
    await screen.getByRole('alert').waitFor();
    await screen.getByLabel('Текущий пароль или ключ владельца').fill(bob.password);
    await screen.getByRole('button', { name: 'Продолжить' }).click();
    await screen.locator('ol code').first().waitFor();
    const groups = await screen.locator('ol code').allTextContents();
    for (const box of await screen.getByRole('checkbox').all()) await box.press('Space');
    await typeGroups(karina, groups);
    await screen.getByRole('button', { name: 'Проверить изменение' }).click();
    const review = screen.getByRole('dialog');
    // The wallet was locked by the switch of accounts above.
    await review.getByRole('button', { name: /^Подтвердить и подписать/u }).click();
    // Finger or face is asked for at once, and what it unlocks is signed.
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await screen.getByText(/^В блоке/u).waitFor();
    await page.keyboard.press('Escape');
    await screen.getByLabel('PIN-код', { exact: true }).fill(newPin);
    await screen.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await screen.getByText('Пароль изменён.', { exact: true }).waitFor();
    const [key] = devnet.ledger.state.accountByName('bob-holder2')?.owner.key_auths[0] ?? [];
    expect(key).toBeDefined();
    expect(key).not.toContain(activeKey);
  });
});

describe('in the messenger, in Chinese', () => {
  it('a backup brings the keys of another device, and a reset removes everything again', async () => {
    // The backup logs him in: the welcome notice would cover his next steps.
    const dawei = await openInMessenger(browser, devnet, 7001004, { locale: 'zh-CN', isWelcomed: true });
    const { screen } = dawei;
    await screen.getByRole('button', { name: 'Open menu' }).click();
    const menu = screen.getByRole('dialog');
    await menu.getByRole('button', { name: '中文' }).click();
    await menu.getByRole('link', { name: '设置' }).click();
    await screen.getByRole('link', { name: /^PIN 码与自动锁定/u }).click();
    await screen.getByRole('link', { name: /^加密备份/u }).click();
    const open = async (text: string, password: string) => {
      await screen.getByLabel('或粘贴文本').fill(text);
      await screen.getByLabel('备份密码').fill(password);
      await screen.getByRole('button', { name: '打开备份' }).click();
    };
    await open(backup.slice(0, -10), backupPassword);
    await screen.getByText('备份不完整：已被截断或改动。请选择其他备份。').waitFor();
    await open(backup, 'another password');
    await screen.getByText('备份密码错误。').waitFor();
    await open(backup, backupPassword);
    await screen.getByLabel('新 PIN 码').fill(pin);
    await screen.getByLabel('再次输入 PIN 码').fill(pin);
    await screen.getByRole('button', { name: '恢复所选内容' }).click();
    await hear(dawei, '已恢复 1 个账户。');
    await backTo(dawei, '安全');
    // Key-related entries come first in the list, once they are found.
    await screen.getByRole('button', { name: '更换 PIN 码' }).waitFor();
    await screen.getByRole('button', { name: '重置应用' }).click();
    await screen.getByRole('button', { name: '全部删除' }).click();
    // The choice of a language is reset too: a user who is not Russian sees English again (spec §1).
    await screen.getByRole('heading', { name: 'Log in' }).waitFor();
    await dawei.context.close();
  });
});
