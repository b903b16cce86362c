import { privateKeyFromPassword, wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { worldAccount } from '../devnet/world/accounts.ts';
import {
  type Actor,
  choosePin,
  enterWallet,
  logIn,
  openInMessenger,
  openPlain,
  phone,
  pin,
  typeGroups,
} from './actors.ts';
import { confirmAll, createToPin, readGroups } from './creationActors.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork();

/** The texts of the creation in a language, as far as needed. */
const words = {
  en: {
    create: /^Create an account/u,
    name: 'Account name',
    premium:
      'Creation of premium accounts is not available, please include numbers or a hyphen in your account name',
    hyphen: 'Please add numbers or letters after the hyphen',
    taken: 'The specified name is registered earlier, please provide a different name',
    free: 'This name is available',
    onwards: 'Next',
    backUp: 'Back up your account',
    pin: 'PIN',
    repeat: 'Repeat PIN',
    next: 'I have it on paper',
    keys: 'Private keys',
    check: 'Check',
    wrong: 'This doesn’t match your password. Compare it with what you wrote down.',
  },
  ru: {
    create: /^Создать аккаунт/u,
    name: 'Имя аккаунта',
    premium: 'Создание премиум-аккаунтов недоступно, пожалуйста, добавьте в имя аккаунта цифры или дефис',
    hyphen: 'Пожалуйста, добавьте цифры или буквы после дефиса',
    taken: 'Указанное имя зарегистрировано ранее, пожалуйста, укажите другое имя',
    free: 'Имя свободно',
    onwards: 'Далее',
    backUp: 'Сохраните аккаунт',
    pin: 'PIN-код',
    repeat: 'Повторите PIN-код',
    next: 'Сохранено на бумаге',
    keys: 'Приватные ключи',
    check: 'Проверить',
    wrong: 'С паролем это не совпадает. Сверьтесь с тем, что записали.',
  },
  zh: {
    create: /^创建账户/u,
    name: '账户名',
    premium: '无法创建高级账户，请在账户名中加入数字或连字符',
    hyphen: '请在连字符后添加数字或字母',
    taken: '该名称已被注册，请换一个名称',
    free: '该名称可用',
    onwards: '下一步',
    backUp: '备份您的账户',
    pin: 'PIN 码',
    repeat: '再次输入 PIN 码',
    next: '我已保存在纸上',
    keys: '私钥',
    check: '核对',
    wrong: '与密码不符，请与您抄写的内容核对。',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** Breaks each rule of the spec, and then types a free name. */
async function chooseName({ screen }: Actor, say: Words, name: string): Promise<void> {
  const field = screen.getByLabel(say.name, { exact: true });
  await field.fill('anna');
  await screen.getByText(say.premium, { exact: true }).waitFor();
  await field.fill('anna-');
  await screen.getByText(say.hyphen, { exact: true }).waitFor();
  await field.fill('alice-trader7');
  await screen.getByText(say.taken, { exact: true }).waitFor();
  await field.fill(name);
  await screen.getByText(say.free, { exact: true }).waitFor();
}

/** Types back the two requested groups; `change` makes the written down text wrong. */
async function typeBack(actor: Actor, groups: string[], say: Words, change?: (text: string) => string) {
  await typeGroups(actor, groups, change);
  await actor.act(new RegExp(`^${say.check}$`, 'u'));
}

/** From the first screen of a stranger to the wallet of a new account whose backup is made; returns its password. */
async function create(actor: Actor, say: Words, name: string, isPrinted = false): Promise<string> {
  const { screen, act } = actor;
  await screen.getByRole('link', { name: say.create }).click();
  // The login has a field of the same name.
  await screen.locator('input[name=new-account]').waitFor();
  await chooseName(actor, say, name);
  await act(say.onwards);
  const groups = await readGroups(actor);
  await confirmAll(actor);
  await act(say.onwards);
  await screen.getByLabel(say.pin, { exact: true }).fill(pin);
  await screen.getByLabel(say.repeat, { exact: true }).fill(pin);
  // The wallet of the new account, with its backup still to be made.
  await screen.getByText(say.backUp, { exact: true }).waitFor();
  await screen.getByText(say.backUp, { exact: true }).click();
  await screen.getByLabel(say.pin, { exact: true }).fill(pin);
  await screen.getByText(say.keys, { exact: true }).waitFor();
  expect(await readGroups(actor)).toEqual(groups);
  if (isPrinted) await checkPrint(actor, groups);
  await act(say.next);
  await typeBack(actor, groups, say, (text) => [...text].reverse().join('x'));
  await screen.getByText(say.wrong, { exact: true }).waitFor();
  await typeBack(actor, groups, say);
  await screen.getByText(say.backUp, { exact: true }).waitFor({ state: 'detached' });
  return groups.join('');
}

/**
 * The content of the paper: the two sheets with password, keys and their QR codes, and nothing of the surrounding app.
 */
async function checkPrint({ page, screen }: Actor, groups: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => screen.getByRole('button').or(screen.getByRole('link')).count()).toBe(0);
  expect(await screen.getByText('Printers store what they print').isVisible()).toBe(false);
  await expect.poll(() => screen.getByRole('article').count()).toBe(2);
  expect(await readGroups({ screen })).toEqual(groups);
  const codes = screen.getByRole('article').getByRole('img', { name: /private key/iu });
  await expect.poll(() => codes.count()).toBe(3);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(2);
  await page.emulateMedia({ media: 'screen' });
}

/** Waits until the field has the keyboard. */
const hasKeyboard = (field: Locator) =>
  expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);

const storageOf = (actor: Actor) =>
  actor.screen.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));

describe('creating an account', () => {
  it('in a plain page registers public keys only, and the displayed password opens it', async () => {
    const bodies: string[] = [];
    const anna = await openPlain(browser, devnet, {
      viewport: phone,
      isWelcomed: true,
      watch: (page) =>
        page.on('request', (request) => {
          if (request.url().endsWith('/faucet/api/v1/accounts')) bodies.push(request.postData() ?? '');
        }),
    });
    const password = await create(anna, words.en, 'anna-2047', true);
    expect(password).toMatch(/^P5[HJK][1-9A-HJ-NP-Za-km-z]{49}$/u);
    const sent = JSON.parse(bodies[0] ?? '{}');
    expect(Object.keys(sent.account).sort()).toEqual(
      ['active_key', 'memo_key', 'name', 'owner_key', 'refcode', 'referrer'].sort(),
    );
    expect(bodies.join()).not.toContain(password.slice(1));
    expect(devnet.ledger.state.accountByName('anna-2047')?.active.key_auths[0]?.[0]).toBe(
      sent.account.active_key,
    );
    expect(await storageOf(anna)).not.toContain(password.slice(1));
    await anna.context.close();
  });

  it('in the messenger works in Russian and in Chinese', async () => {
    // Карина's messenger speaks Russian, and the app with it; 大伟 chooses his language.
    const karina = await openInMessenger(browser, devnet, 7001003, {
      theme: 'dark',
      locale: 'ru-RU',
      isWelcomed: true,
    });
    await create(karina, words.ru, 'karina-3');
    expect(devnet.ledger.state.accountByName('karina-3')).toBeDefined();
    await karina.context.close();
    const dawei = await openInMessenger(browser, devnet, 7001004, { isWelcomed: true });
    await dawei.screen.getByRole('button', { name: 'Open menu' }).click();
    await dawei.screen.getByRole('dialog').getByRole('button', { name: '中文' }).click();
    await dawei.page.keyboard.press('Escape');
    await create(dawei, words.zh, 'da-wei8');
    expect(devnet.ledger.state.accountByName('da-wei8')).toBeDefined();
    await dawei.context.close();
  });

  it("shows the faucet's own text unchanged", async () => {
    const eve = await openPlain(browser, devnet);
    await eve.page.route('**/faucet/**', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({
          error: { code: 'service.refused', message: 'Only one account per address and day' },
        }),
      }),
    );
    await eve.screen.getByRole('link', { name: words.en.create }).click();
    await createToPin(eve, 'eve-17');
    await choosePin(eve);
    await eve.screen.getByText('Only one account per address and day', { exact: true }).waitFor();
    await eve.context.close();
  });

  it('works by the keyboard alone', async () => {
    const { page, screen, context } = await openPlain(browser, devnet, { isWelcomed: true });
    const press = async (key: string, times = 1) => {
      for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
    };
    await screen.getByRole('link', { name: words.en.create }).focus();
    await press('Enter');
    await hasKeyboard(screen.locator('input[name=new-account]'));
    await page.keyboard.type('keys-only5');
    await screen.getByText('This name is available').waitFor();
    await press('Enter');
    const groups = await readGroups({ screen });
    await screen.getByRole('checkbox').first().focus();
    for (let box = 0; box < 3; box += 1) {
      await press('Space');
      await press('Tab');
    }
    await press('Enter');
    await hasKeyboard(screen.getByLabel('PIN', { exact: true }));
    await page.keyboard.type(pin);
    await hasKeyboard(screen.getByLabel('Repeat PIN'));
    await page.keyboard.type(pin);
    await screen.getByRole('link', { name: /^Back up your account/u }).focus();
    await press('Enter');
    await hasKeyboard(screen.getByLabel('PIN', { exact: true }));
    await page.keyboard.type(pin);
    await screen.getByText('Private keys', { exact: true }).waitFor();
    await screen.getByRole('button', { name: 'I have it on paper' }).focus();
    await press('Enter');
    await hasKeyboard(screen.getByLabel(/^Group/u).first());
    const labels = await screen.locator('form label').allTextContents();
    const [first = 0, second = 0] = labels.map((label) => Number(label.replace(/\D/gu, '')));
    await page.keyboard.type(groups[first - 1] ?? '');
    await press('Tab', 2);
    await page.keyboard.type(groups[second - 1] ?? '');
    await press('Enter');
    await screen.getByText('Back up your account').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('logging in', () => {
  it('by an active key lists the rights it opens and those it does not', async () => {
    const bob = await openPlain(browser, devnet, { isWelcomed: true });
    const { password } = worldAccount('bob-holder2');
    await bob.screen.getByLabel('Account name').fill('bob-holder2');
    await bob.screen.getByRole('button', { name: 'Private key' }).click();
    await bob.screen
      .getByLabel('Private key (WIF)')
      .fill(wifFromPrivateKey(privateKeyFromPassword('bob-holder2', 'active', password)));
    await bob.act('Log in');
    await bob.screen.getByText('Sends, trades and pays fees. For daily use.').waitFor();
    await expect.poll(() => bob.screen.getByText('No access').count()).toBe(2);
    await choosePin(bob);
    await enterWallet(bob);
    await bob.context.close();
  });

  it('explains a multi-signature account and its signers', async () => {
    const erin = await openPlain(browser, devnet);
    await erin.screen.getByLabel('Account name').fill('erin-multisig5');
    await erin.screen.getByLabel('Password', { exact: true }).fill(worldAccount('erin-multisig5').password);
    await erin.act('Log in');
    await erin.screen.getByText('Signers', { exact: true }).waitFor();
    for (const name of ['alice-trader7', 'bob-holder2', 'carol-pools3']) {
      await erin.screen.getByText(name, { exact: true }).waitFor();
    }
    await erin.context.close();
  });

  it('helps with a password in Cyrillic letters, and with one pasted from a text', async () => {
    const dave = await openPlain(browser, devnet);
    const { screen, act } = dave;
    const tryPassword = async (account: string, password: string) => {
      await screen.getByLabel('Account name').fill(account);
      await screen.getByLabel('Password', { exact: true }).fill(password);
      await act('Log in');
    };
    const { password } = worldAccount('dave-newbie4');
    await tryPassword('dave-newbie4', password.replaceAll('a', 'а'));
    await screen
      .getByText('Some letters are Cyrillic look-alikes. In Latin letters, the password is correct.')
      .waitFor();
    await tryPassword('dave-newbie4', `Password: “${password}”`);
    await screen.getByText('All of these corrections are needed together.').waitFor();
    await tryPassword('dave-newbie4', 'P5Jnot-the-password');
    await screen.getByText(/No typo found/u).waitFor();
    await dave.context.close();
  });
});

describe('the accounts of a device', () => {
  it('are watched, labelled, switched and removed', async () => {
    const alice = await openPlain(browser, devnet, {
      viewport: { width: 1280, height: 800 },
      isWelcomed: true,
    });
    const { screen, page, act } = alice;
    await logIn(alice, 'alice-trader7');
    await screen.getByRole('button', { name: /^Account al/u }).click();
    await screen.getByRole('link', { name: 'My accounts' }).click();
    await screen.getByRole('link', { name: 'Add view-only account' }).click();
    await screen.getByLabel('Account name').fill('grace-whale8');
    await act('Log in');
    // The history is always visible; before the login is done it is Alice's.
    await screen.getByRole('button', { name: /^Account gr/u }).waitFor();
    await screen.getByRole('link', { name: 'History' }).first().click();
    await screen.getByRole('heading', { name: 'History' }).waitFor();
    await screen.locator('time').first().waitFor();

    await page.goto(`${devnet.botUrl}/accounts`);
    await screen.getByRole('button', { name: /^grace-whale8/u }).click();
    await screen.getByLabel('Label', { exact: true }).fill('The whale');
    await screen.getByRole('button', { name: 'Save label' }).click();
    await screen.getByText('The whale').waitFor();
    await screen.getByRole('button', { name: /^alice-trader7/u }).click();
    await screen.getByRole('button', { name: 'Use this account' }).click();
    await screen.getByRole('button', { name: /^Account al/u }).waitFor();

    await page.goto(`${devnet.botUrl}/accounts`);
    await screen.getByRole('button', { name: /^The whale grace-whale8/u }).click();
    await screen.getByRole('button', { name: 'Remove from this device' }).click();
    await screen.getByRole('button', { name: 'Remove grace-whale8' }).click();
    await screen.getByText('The whale').waitFor({ state: 'detached' });
    await screen.getByRole('button', { name: /^alice-trader7/u }).click();
    await screen.getByRole('button', { name: 'Remove from this device' }).click();
    await screen.getByLabel('PIN', { exact: true }).fill(pin);
    await screen.getByRole('button', { name: 'Remove alice-trader7' }).click();
    await screen.getByText('No accounts yet').waitFor();
    await alice.context.close();
  });
});

describe('the page of an account', () => {
  it("shows the chain's data, also to a visitor", async () => {
    const { screen, page, context } = await openPlain(browser, devnet);
    await page.goto(`${devnet.botUrl}/account/alice-trader7`);
    await screen.getByText('Open orders').waitFor();
    await screen
      .getByText(/^\d+\.\d{4}%/u) // its amount is under it, in the same figure
      .first()
      .waitFor();
    await screen.getByRole('button', { name: 'History', exact: true }).click();
    await screen.getByRole('button', { name: 'Pools', exact: true }).click();
    await screen.locator('time').first().waitFor();
    await page.goto(`${devnet.botUrl}/account/erin-multisig5`);
    await screen.getByRole('button', { name: 'Keys', exact: true }).click();
    await screen.getByText('Active · Threshold 2').waitFor();
    await page.goto(`${devnet.botUrl}/account/xbtsx-giveaway1`);
    await screen.getByText(/is on this service’s scam list/u).waitFor();
    // What it holds and has issued is on the other list.
    await screen.getByText(/^SMARTHOLDEMS\s*Scam$/u).waitFor();
    await screen.getByRole('button', { name: 'About', exact: true }).click();
    await screen.getByRole('link', { name: /SMARTHOLDEMS.*Scam/u }).waitFor();
    await page.goto(`${devnet.botUrl}/account/nobody-at-all99`);
    await screen.getByText('Account nobody-at-all99 not found').waitFor();
    await context.close();
  });
});
