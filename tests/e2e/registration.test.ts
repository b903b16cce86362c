import { afterEach, describe, expect, it } from 'vitest';
import { faucetSettings } from '../devnet/services/faucetSettings.ts';
import { type Actor, acceptWelcome, choosePin, openPlain, phone, typeGroups } from './actors.ts';
import { confirmAll, readGroups } from './creationActors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { appear } from './screens.ts';
import { registerStranger } from './transferActors.ts';

withNetwork();

afterEach(() => {
  Object.assign(devnet.services.faucet, faucetSettings(1_000));
  devnet.services.conditions.reset();
  devnet.blocks.set(1_000);
});

const createPath = '/auth-pages/create';

/** A visitor with a free name, everything confirmed, and the displayed password. */
async function prepare(name: string): Promise<{ actor: Actor; groups: string[] }> {
  const actor = await openPlain(browser, devnet, { viewport: phone, at: createPath });
  const groups = await readGroups(actor);
  await actor.screen.getByLabel('Account name').fill(name);
  await actor.screen.getByText('This name is available').waitFor();
  await confirmAll(actor);
  return { actor, groups };
}

/** From the registered account to the check of the written down password. */
async function writeDown(actor: Actor, groups: string[]): Promise<void> {
  await actor.act('Create account');
  await actor.act('I have it on paper');
  await typeGroups(actor, groups);
  await actor.act('Check');
}

describe('a registration refused by the faucet', () => {
  it('explains it with the faucet’s own text, and continues with the same password', async () => {
    const { actor, groups } = await prepare('eve-17');
    const { screen, act } = actor;
    const isRefused = async (change: Partial<typeof devnet.services.faucet>, words: string, says: RegExp) => {
      Object.assign(devnet.services.faucet, faucetSettings(1_000), change);
      await act('Create account');
      const alert = screen.getByRole('alert');
      await alert.getByText(says).waitFor();
      if (words !== '') await alert.getByText(words, { exact: true }).waitFor();
    };
    await isRefused(
      { perAddress: 0 },
      'Only one account per IP 30 min',
      /^You can create one account per internet connection every 30 minutes/u,
    );
    await isRefused({ isBroadcasting: false }, 'Broadcast Tx off', /isn’t creating accounts right now/u);
    await isRefused({ isNameless: true }, 'Error registration account', /gave no reason/u);
    await isRefused({ barredAddresses: ['127.0.0.1'] }, '', /doesn’t serve your internet connection/u);
    devnet.services.conditions.set('faucet', { mode: 'garbage' });
    await isRefused({}, '', /sent an unreadable response/u);
    devnet.services.conditions.reset();
    expect(await readGroups(actor)).toEqual(groups);
    await act('Create account');
    await screen.getByText('The registration service accepted eve-17.').waitFor();
    await actor.context.close();
  });

  it('reports a name taken a moment before, and one on the unknown part of its list', async () => {
    const { actor } = await prepare('frida-18');
    await registerStranger(devnet, 'frida-18');
    await actor.act('Create account');
    await actor.screen.getByText('Error registration new account.', { exact: true }).waitFor();
    await actor.screen.getByLabel('Account name').fill('kraken-fan1');
    await actor.screen.getByText('This name is available').waitFor();
    await actor.act('Create account');
    await actor.screen.getByText('name not allowed', { exact: true }).waitFor();
    await actor.screen.getByText(/doesn’t allow this name/u).waitFor();
    await actor.context.close();
  });

  it('is read in the earlier form too', async () => {
    devnet.services.conditions.set('faucet', { form: 'guess' });
    const { actor } = await prepare('gerda-19');
    devnet.services.faucet.perAddress = 0;
    await actor.act('Create account');
    await actor.screen.getByText(/^Too many accounts were registered from your address/u).waitFor();
    devnet.services.faucet.perAddress = 1_000;
    await actor.act('Create account');
    await actor.screen.getByText('The registration service accepted gerda-19.').waitFor();
    await actor.context.close();
  });
});

const rules = {
  en: [
    'One account per internet connection every 30 minutes',
    'The registration service doesn’t allow names with “binance”. Choose another name.',
    /^Until (?:\S+ )?\d\d:\d\d:\d\d the registration service may reject another account/u,
  ],
  ru: [
    'С одного интернет-подключения — один аккаунт за 30 мин.',
    'Сервис регистрации не принимает имена с «binance». Выберите другое.',
    /До \d\d:\d\d:\d\d сервис регистрации может отклонить ещё один аккаунт/u,
  ],
  zh: [
    '每个网络连接每 30 分钟可创建一个账户',
    '注册服务不接受含有“binance”的名称，请另选名称。',
    /\d\d:\d\d:\d\d 之前，注册服务可能拒绝此网络连接再创建账户/u,
  ],
} as const;

describe('the faucet’s rules', () => {
  it.each(['en', 'ru', 'zh'] as const)('are shown in %s before a name is sent', async (language) => {
    const key = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';
    const account = { name: `other-${language}1`, owner_key: key, active_key: key, memo_key: key };
    // Another person behind the same address.
    const response = await fetch(`${devnet.botUrl}/faucet/api/v1/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account }),
    });
    expect(response.status).toBe(200);
    const [limit, barred, until] = rules[language];
    const { screen, page, context } = await openPlain(browser, devnet, { viewport: phone, at: createPath });
    await appear(page, { language });
    await screen.getByText(limit, { exact: true }).waitFor();
    await screen.getByText(until).waitFor();
    await screen.locator('input[name=new-account]').fill('my-binance-1');
    await screen.getByText(barred, { exact: true }).waitFor();
    await context.close();
  });
});

describe('an account without a block when the faucet answers', () => {
  it('is awaited, and then opened with the written down password', async () => {
    devnet.services.faucet.blocksLate = 12;
    const { actor, groups } = await prepare('hilda-20');
    await writeDown(actor, groups);
    await actor.screen.getByText('Waiting for the account to be in a block').waitFor();
    expect(devnet.ledger.state.accountByName('hilda-20')).toBeUndefined();
    devnet.blocks.set(200);
    await actor.screen.getByText('Your access').waitFor();
    await choosePin(actor);
    await acceptWelcome(actor);
    await actor.context.close();
  });

  it('is not lost by a reload: the login knows that it is on its way, and opens it when it arrives', async () => {
    devnet.services.faucet.blocksLate = 40;
    const { actor, groups } = await prepare('ida-21');
    const { screen, page, act } = actor;
    await writeDown(actor, groups);
    await screen.getByText('Waiting for the account to be in a block').waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await screen.getByText(/^ida-21 was requested on this device at/u).waitFor();
    await screen.getByRole('button', { name: 'Log in' }).click();
    // The form of a new account has a field of the same name: it disappears once the next screen is drawn.
    await screen.getByRole('heading', { name: 'Log in', exact: true }).waitFor();
    const logIn = async () => {
      await screen.getByLabel('Account name').fill('ida-21');
      await screen.getByLabel('Password', { exact: true }).fill(groups.join(''));
      await act('Log in');
    };
    await logIn();
    await screen.getByText('ida-21 is registered but not in a block yet.').waitFor();
    devnet.blocks.set(100);
    await expect.poll(() => devnet.ledger.state.accountByName('ida-21')).toBeDefined();
    await logIn();
    await screen.getByText('Your access').waitFor();
    await actor.context.close();
  });
});
