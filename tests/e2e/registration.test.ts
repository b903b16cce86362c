import { afterEach, describe, expect, it } from 'vitest';
import { faucetSettings } from '../devnet/services/faucetSettings.ts';
import { type Actor, choosePin, openPlain, phone, pin } from './actors.ts';
import { backUp, createToPin } from './creationActors.ts';
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

/** A stranger at the PIN of a new account, which is the last step before its registration. */
async function prepare(name: string): Promise<{ actor: Actor; groups: string[] }> {
  const actor = await openPlain(browser, devnet, { viewport: phone, at: createPath, isWelcomed: true });
  return { actor, groups: await createToPin(actor, name) };
}

/** The wallet of a new account, with the backup still to be made. */
async function isInWallet({ screen }: Actor): Promise<void> {
  await screen.getByText('Back up your account').waitFor();
}

describe('a registration refused by the faucet', () => {
  it('explains it with the faucet’s own text, and continues with the same password', async () => {
    const { actor, groups } = await prepare('eve-17');
    const { screen, act } = actor;
    let isFirst = true;
    const isRefused = async (change: Partial<typeof devnet.services.faucet>, words: string, says: RegExp) => {
      Object.assign(devnet.services.faucet, faucetSettings(1_000), change);
      await (isFirst ? choosePin(actor) : act('Try again'));
      isFirst = false;
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
    await act('Try again');
    await isInWallet(actor);
    await backUp(actor, groups, pin);
    await actor.context.close();
  });

  it('says so of a name that somebody took a moment before, and takes another one without a further PIN', async () => {
    const { actor } = await prepare('frida-18');
    const { screen, act } = actor;
    await registerStranger(devnet, 'frida-18');
    await choosePin(actor);
    await screen.getByText('Error registration new account.', { exact: true }).waitFor();
    await act('Choose another name');
    await screen.getByLabel('Account name').fill('kraken-fan1');
    await screen.getByText('This name is available').waitFor();
    await act('Next');
    await screen.getByText('name not allowed', { exact: true }).waitFor();
    await screen.getByText(/doesn’t allow this name/u).waitFor();
    await act('Choose another name');
    await screen.getByLabel('Account name').fill('frida-19');
    await screen.getByText('This name is available').waitFor();
    await act('Next');
    await isInWallet(actor);
    expect(devnet.ledger.state.accountByName('frida-19')).toBeDefined();
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

describe('an account under creation', () => {
  const draft = ({ screen }: Actor) => screen.evaluate(() => localStorage.getItem('xbts.creation'));

  it('is waited for while it is not in any block, and then opened', async () => {
    devnet.services.faucet.blocksLate = 12;
    const { actor } = await prepare('hilda-20');
    await choosePin(actor);
    await actor.screen.getByText('Waiting for the account to be in a block').waitFor();
    expect(devnet.ledger.state.accountByName('hilda-20')).toBeUndefined();
    devnet.blocks.set(200);
    await isInWallet(actor);
    await actor.context.close();
  });

  it.each([
    ['a reload', async ({ page }: Actor) => void (await page.reload())],
    ['the browser’s own back', async ({ page }: Actor) => void (await page.goBack())],
  ])('is not lost by %s after its keys are sealed: it goes on by its PIN alone', async (_what, interrupt) => {
    devnet.services.faucet.blocksLate = 40;
    const actor = await openPlain(browser, devnet, { viewport: phone, at: '/wallet', isWelcomed: true });
    const { screen, page } = actor;
    const name = `ida-${Math.trunc(performance.now())}`;
    await screen.getByRole('link', { name: /^Create an account/u }).click();
    const groups = await createToPin(actor, name);
    await choosePin(actor);
    await screen.getByText('Waiting for the account to be in a block').waitFor();
    expect(await draft(actor)).toContain(name);
    await interrupt(actor);
    devnet.blocks.set(100);
    await expect.poll(() => devnet.ledger.state.accountByName(name)).toBeDefined();
    await page.goto(`${devnet.botUrl}/wallet`);
    // The way leads to what is to be finished by itself.
    await screen.getByText(new RegExp(`^The keys of ${name} are on this device`, 'u')).waitFor();
    // The sixth digit goes on.
    await screen.getByLabel('PIN', { exact: true }).fill(pin);
    await isInWallet(actor);
    expect(await draft(actor)).not.toContain(name);
    await backUp(actor, groups, pin);
    await actor.context.close();
  });

  it('is not registered before its keys are sealed, whenever the app is closed', async () => {
    const { actor } = await prepare('jana-22');
    await actor.screen.getByLabel('PIN', { exact: true }).fill(pin);
    await actor.page.reload();
    await actor.screen.getByLabel('Account name').waitFor();
    expect(devnet.ledger.state.accountByName('jana-22')).toBeUndefined();
    await actor.context.close();
  });

  it('is dropped on request while it is not registered', async () => {
    const { actor } = await prepare('kira-23');
    const { screen, page, act } = actor;
    devnet.services.faucet.isBroadcasting = false;
    await choosePin(actor);
    await screen.getByRole('alert').waitFor();
    await page.reload();
    await act('Don’t create this account');
    await screen.getByLabel('PIN', { exact: true }).fill(pin);
    await act('Drop the account');
    await screen.getByLabel('Account name').waitFor();
    expect(await draft(actor)).not.toContain('kira-23');
    await actor.context.close();
  });
});
