import { sharePercentRoundedDown } from '@xbts/shared/amm/shares.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn, openInMessenger } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

let carol: Actor;

withNetwork();

beforeAll(async () => {
  // The client that tells how a shortcut to the home screen went; an iPhone's never does.
  carol = await openInMessenger(browser, devnet, 7001002, { isWelcomed: true, client: 'android' });
  await logIn(carol, 'carol-pools3');
});

afterEach(() => {
  devnet.services.conditions.reset();
  for (const { faults } of devnet.nodes) faults.reset();
});

/** A node's answer, requested outside the app. */
async function ask<Answer>(api: string, method: string, params: readonly unknown[]): Promise<Answer> {
  const response = await fetch((devnet.nodes[0]?.url ?? '').replace(/^ws/u, 'http'), {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'call', params: [api, method, params] }),
  });
  return ((await response.json()) as { result: Answer }).result;
}

/** Opens a screen inside the messenger's frame; the previous document may have the same title. */
async function open(path: string, title: string): Promise<void> {
  await carol.screen.evaluate((body, to) => {
    body.dataset.isLeft = 'true';
    window.location.assign(to);
  }, path);
  const opened = carol.page.frameLocator('iframe[title="Mini app"]').locator('body:not([data-is-left])');
  await opened.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
}

interface ChainAsset {
  id: string;
  dynamic_asset_data_id: string;
}

async function supplyOf(symbol: string): Promise<bigint> {
  const [asset] = await ask<ChainAsset[]>('database', 'get_assets', [[symbol]]);
  const ids = [asset?.dynamic_asset_data_id];
  const [moving] = await ask<{ current_supply: string }[]>('database', 'get_objects', [ids]);
  return BigInt(moving?.current_supply ?? 0);
}

describe('the page of an asset', () => {
  it('shows supply, issuer, rights, pools and markets, and the largest holders', async () => {
    const { screen } = carol;
    await open('/asset/XBTSX.STH', 'STH XBTSX');
    const holders = await ask<{ name: string; amount: string }[]>('asset', 'get_asset_holders', [
      'XBTSX.STH',
      0,
      3,
    ]);
    const supply = await supplyOf('XBTSX.STH');
    for (const [index, { name, amount }] of holders.entries()) {
      const row = screen.getByRole('link', { name: new RegExp(`^${name}`, 'u') });
      const share = `${index + 1}. ${sharePercentRoundedDown(BigInt(amount), supply)}%`;
      await row.getByText(share, { exact: true }).waitFor();
    }
    await screen.getByText(/From the current node/u).waitFor();
    await screen.getByRole('link', { name: 'xbtsx-issuer', exact: true }).waitFor();
    await screen.getByText('override_authority', { exact: true }).waitFor();
    await screen
      .getByRole('button', { name: /BTS \/ STH XBTSX/u })
      .first()
      .waitFor();
    await screen.getByRole('button', { name: 'Show as table' }).waitFor();
    await screen.getByText('≈\u00a0$0.003800', { exact: true }).waitFor();
  });

  it('shows the market server’s price of one coin in its base asset, whatever its name there', async () => {
    const { screen } = carol;
    await open('/asset/XBTSX.STH', 'STH XBTSX');
    const market = (name: RegExp) => screen.getByRole('button', { name });
    await market(/^STH XBTSX \/ BTS.*0\.95.*last price in BTS/u).waitFor();
    // The address of this one is broken: the operator's table of names identifies the coin.
    await open('/asset/XBTSX.LTC', 'LTC XBTSX');
    await market(/^LTC XBTSX \/ BTS.*23\D?000.*last price in BTS/u).waitFor();
    await open('/asset/BTS', 'BTS');
    await market(/^STH XBTSX \/ BTS.*0\.95.*last price in BTS/u).waitFor();
    expect(await screen.getByText(/GONE/u).count()).toBe(0);
  });

  it('marks a closed market, and ignores its price', async () => {
    const { screen } = carol;
    await open('/asset/XBTSX.WAVES', 'WAVES XBTSX');
    await screen.getByRole('button', { name: /^WAVES XBTSX \/ BTS.*closed on the exchange/u }).waitFor();
    await screen.getByText('no price', { exact: true }).waitFor();
  });

  it('is found by its id, reports an unknown one, and becomes a favourite', async () => {
    const { screen } = carol;
    await open('/asset/1.3.4099', 'STH XBTSX');
    await screen.getByRole('button', { name: 'Add to favourites' }).click();
    await screen.getByRole('button', { name: 'Remove from favourites' }).waitFor();
    await open('/asset/NOSUCHTHING', 'Asset');
    await screen.getByText('Asset NOSUCHTHING not found').waitFor();
  });

  it('reads the holders from the data server when the node denies them, and reports when no source has them', async () => {
    const { screen } = carol;
    for (const { faults } of devnet.nodes) {
      faults.set({ deniedApis: ['asset'] });
      faults.dropConnections();
    }
    await open('/asset/XBTSX.BTC', 'BTC XBTSX');
    await screen.getByText(/From the data server/u).waitFor();
    await screen.getByRole('link', { name: /grace-whale8/u }).waitFor();
    for (const name of ['explorer0', 'explorer1', 'explorer2'] as const)
      devnet.services.conditions.set(name, { mode: 'maintenance' });
    await open('/asset/XBTSX.ETH', 'ETH XBTSX');
    await screen.getByText('Not available from this node', { exact: true }).waitFor();
  });
});

describe('the fees', () => {
  it("are the chain's, all of them", async () => {
    const { screen } = carol;
    await open('/fees', 'Fees');
    const { parameters } = await ask<{
      parameters: { current_fees: { parameters: [number, Record<string, number | string>][] } };
    }>('database', 'get_global_properties', []);
    const shown = () =>
      screen.getByRole('heading', { level: 3 }).evaluateAll((headings) =>
        headings.map((heading) => ({
          type: Number(/· (\d+)$/u.exec(heading.textContent ?? '')?.[1]),
          amounts: [...(heading.parentElement?.querySelectorAll('dd') ?? [])].map(({ firstChild }) =>
            (firstChild?.textContent ?? '').replace(/[\s\u202f]/gu, ''),
          ),
        })),
      );
    const expected = parameters.current_fees.parameters
      .filter(([, members]) => Object.keys(members).length > 0)
      .map(([type, members]) => ({
        type,
        amounts: Object.values(members).map((units) =>
          Number(units) === 0 ? 'free' : `${Number(units) / 1e5}BTS`,
        ),
      }));
    expect(expected.length).toBeGreaterThan(40);
    await expect.poll(shown).toEqual(expect.arrayContaining(expected));
  });
});

describe('a node of the user’s own', () => {
  it('is stored only if it is on the same chain', async () => {
    const { screen } = carol;
    const other = devnet.nodes[1];
    const url = `${other?.url}/mine`;
    other?.faults.set({ chainId: 'f'.repeat(64) });
    await open('/settings', 'Settings');
    const field = screen.getByLabel('Node address');
    const add = () => screen.getByRole('button', { name: 'Check and add' }).click();
    await field.fill(url);
    await add();
    await screen
      .getByRole('alert')
      .getByText(/network/u)
      .waitFor();
    expect(await screen.getByRole('button', { name: `Remove ${url}` }).count()).toBe(0);
    other?.faults.reset();
    await add();
    await screen.getByRole('button', { name: `Remove ${url}` }).click();
    await screen.getByRole('button', { name: `Remove ${url}` }).waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).toBe('');
    // Without TLS the page's security policy permits nodes of the user's own machine only.
    await field.fill('ws://node.example/ws');
    await add();
    await screen.getByText(/server doesn’t allow this address/u).waitFor();
  });
});

describe('liquidity providing', () => {
  it('shows the user’s own pools with their part and yield', async () => {
    const { screen } = carol;
    await open('/miner', 'Miner');
    await screen.getByText('Total yearly yield').waitFor();
    await expect.poll(() => screen.getByText('Your share', { exact: true }).count()).toBeGreaterThan(1);
    await screen.getByText('Top pools by liquidity').waitFor();
  });
});

describe('the installed app', () => {
  it('is put on the home screen by the messenger, and has links with their codes', async () => {
    const { screen, page } = carol;
    await open('/download', 'Get the app');
    await screen.getByRole('img', { name: 'QR code of the bot’s start link' }).waitFor();
    await screen.getByRole('img', { name: 'QR code of this app’s address' }).waitFor();
    await screen.getByRole('button', { name: 'Add to home screen' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await screen.getByText('Shortcut added to your home screen.').waitFor();
  });
});
