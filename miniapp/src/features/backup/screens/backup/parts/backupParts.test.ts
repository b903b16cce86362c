// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import type { BackupParts } from '../../../../../signer/protocol/backups.ts';
import { useAccounts } from '../../../../account/model/accounts.ts';
import { useFavourites } from '../../../../account/model/favourites.ts';
import { useWithdrawAddresses } from '../../../../gateways/model/withdrawAddresses.ts';
import { useContacts } from '../../../../recipients/model/contacts.ts';
import { changeSettings, defaultSettings, useSettings } from '../../../../settings/model/settings.ts';
import { forgetAll } from '../../../../settings/ui/forgetSaved.ts';
import { changeSlippage, useSlippage } from '../../../../swap/model/slippage.ts';
import { useRememberedFacts } from '../../../../transactions/model/rememberedFacts.ts';
import { type AnyGroup, collectParts, offerGroups } from './backupParts.ts';

const fake = vi.hoisted(() => ({ alerts: [] as unknown[], added: [] as unknown[], fails: false }));
vi.mock('../../../../notices/model/alerts.ts', () => ({
  readAlerts: async () => {
    if (fake.fails) throw new AppError('service.unreachable', { service: 'bot' });
    return fake.alerts;
  },
  addAlert: async (...given: unknown[]) => {
    fake.added.push(given);
  },
}));

const CHAIN = 'ab'.repeat(32);
const OTHER_CHAIN = 'cd'.repeat(32);
const line = vi.hoisted(() => ({ asked: [] as string[], chainOf: new Map<string, string>() }));
vi.mock('../../../../../platform/chain/chain.ts', () => ({
  chain: { chainId: async () => 'ab'.repeat(32), setUrls: () => undefined },
}));
vi.mock('../../../../../platform/server/config.ts', () => ({
  appConfig: { nodes: ['wss://one.example/ws', 'wss://two.example'] },
}));
vi.mock('@xbts/shared/client/nodeVisit.ts', () => ({
  visitNode: async ({ url }: { url: string }) => {
    line.asked.push(url);
    return { chainId: line.chainOf.get(url) ?? 'ab'.repeat(32) };
  },
}));
vi.mock('@xbts/shared/client/connection.ts', () => ({
  Connection: class {
    readonly url: string;
    constructor({ url }: { url: string }) {
      this.url = url;
    }
    close = () => undefined;
  },
}));
const bob = { name: 'bob-holder2', id: '1.2.19', label: 'Bob' };
const fact = { chainId: CHAIN, name: 'bob-holder2', id: '1.2.19', memoKey: 'BTS6' };
const coin = { chainId: CHAIN, id: '1.3.0', symbol: 'BTS', precision: 5 };
const address = { network: 'coins', coin: 'BTC', address: 'bc1q1', memo: '' } as const;
const watched = { name: 'grace-whale8', id: '1.2.31', type: 'view', roles: [], canSign: false } as const;
const alice = {
  name: 'alice-trader7',
  id: '1.2.18',
  type: 'password',
  roles: ['active'],
  canSign: true,
} as const;
const alert = { subject: '1.3.4099/1.3.0', kind: 'above', level: '25.5', repeats: true };

/** A device that was used for a while. */
function live() {
  useContacts.getState().save(bob);
  useWithdrawAddresses.getState().save(address);
  useFavourites.getState().add('assets', '1.3.0');
  useRememberedFacts.getState().remember({ accounts: [fact], assets: [coin] });
  useAccounts.getState().save({ ...alice, roles: ['active'], label: 'Mine' });
  useAccounts.getState().save({ ...watched, roles: [] });
  changeSettings({ hiddenAssets: ['1.3.77'], currency: 'eur', theme: 'dark', autoLockMinutes: 60 });
  changeSlippage(42);
}

function forget() {
  forgetAll(true);
  useSettings.setState(defaultSettings);
  useSlippage.setState(useSlippage.getInitialState());
}

async function backedUp(): Promise<BackupParts> {
  live();
  const { parts } = await collectParts();
  forget();
  return JSON.parse(JSON.stringify(parts));
}

async function restore(parts: BackupParts) {
  for (const group of await offerGroups(parts)) await group.restore();
}

const singlesOf = async (parts: BackupParts) => (await offerGroups(parts)).flatMap(({ singles }) => singles);

/** Ticks every row of the individually chosen entries. */
async function restoreSingles(parts: BackupParts) {
  for (const single of await singlesOf(parts)) await single.restore();
}

const offered = async (parts: BackupParts, wanted: AnyGroup) =>
  (await offerGroups(parts)).find(({ name }) => name === wanted);

beforeEach(() => {
  forget();
  messenger.hasLaunchData = false;
  line.asked = [];
  line.chainOf.clear();
  Object.assign(fake, { alerts: [], added: [], fails: false });
});

describe("the backup's data besides the keys", () => {
  it('are restored unchanged on an empty device', async () => {
    const parts = await backedUp();
    await restore(parts);
    await restoreSingles(parts);
    expect(useContacts.getState().contacts).toEqual([bob]);
    expect(useWithdrawAddresses.getState().addresses).toEqual([address]);
    expect(useFavourites.getState().assets).toEqual(['1.3.0']);
    expect(useRememberedFacts.getState()).toMatchObject({ accounts: [fact], assets: [coin] });
    expect(useSettings.getState()).toMatchObject({
      hiddenAssets: ['1.3.77'],
      currency: 'eur',
      theme: 'dark',
    });
    expect(useSlippage.getState().slippage).toBe(42);
  });

  it('are counted before anything is written', async () => {
    const counts = (await offerGroups(await backedUp())).map(({ name, count, added }) => [
      name,
      count,
      added,
    ]);
    expect(counts).toEqual([
      ['contacts', 1, 1],
      ['addresses', 1, 1],
      ['favourites', 1, 1],
      ['facts', 2, 2],
      ['hidden', 1, 1],
      ['settings', 3, 3],
      ['saved', 2, 1],
    ]);
    expect(useContacts.getState().contacts).toEqual([]);
  });

  it('never weaken the lock or the consents of a device', async () => {
    await restore(await backedUp());
    expect(useSettings.getState().autoLockMinutes).toBe(defaultSettings.autoLockMinutes);
    const safety = [
      'autoLockMinutes',
      'locksOnHide',
      'asksAtOpening',
      'oneNodeLimit',
      'isWarningDue',
      'nodeUrl',
    ];
    const { parts } = await collectParts();
    const held = Object.keys({ ...parts.settings?.state, ...parts.hiddenAssets?.state });
    expect([...held, ...safety].sort()).toEqual(Object.keys(defaultSettings).sort());
  });

  it('include watched accounts and labels, without listing keys for accounts that had none', async () => {
    const parts = await backedUp();
    await restore(parts);
    expect(useAccounts.getState().accounts).toEqual([watched]);
    useAccounts.getState().save({ ...alice, roles: ['active'] });
    await restore(parts);
    expect(useAccounts.getState().accounts.find(({ name }) => name === alice.name)?.label).toBe('Mine');
  });
});

describe('a device in use', () => {
  it('keeps its own newer data, and gets the missing ones', async () => {
    const parts = await backedUp();
    useContacts.getState().save({ ...bob, label: 'Bob of today' });
    useContacts.getState().save({ name: 'carol-pools3', id: '1.2.20', label: '' });
    changeSettings({ currency: 'rub', hiddenAssets: ['1.3.5'] });
    useRememberedFacts.getState().remember({ accounts: [{ ...fact, memoKey: null }] });
    await restore(parts);
    await restoreSingles(parts);
    expect(useContacts.getState().contacts.map(({ name, label }) => [name, label])).toEqual([
      ['bob-holder2', 'Bob of today'],
      ['carol-pools3', ''],
    ]);
    expect(useSettings.getState()).toMatchObject({
      currency: 'rub',
      theme: 'dark',
      hiddenAssets: ['1.3.5', '1.3.77'],
    });
    // The memo key was unknown here.
    expect(useRememberedFacts.getState().accounts).toEqual([fact]);
  });

  it('reports when a name refers to another account here, and keeps its own', async () => {
    const parts = await backedUp();
    const forged = { ...fact, id: '1.2.666' };
    useRememberedFacts.getState().remember({ accounts: [forged] });
    expect(await offered(parts, 'facts')).toMatchObject({ contradicted: ['bob-holder2'] });
    await restore(parts);
    await restoreSingles(parts);
    expect(useRememberedFacts.getState().accounts).toEqual([forged]);
  });

  it('gains nothing from its own backup', async () => {
    live();
    const { parts } = await collectParts();
    expect((await offerGroups(parts)).map(({ added }) => added)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('trusted nodes and accounts', () => {
  const planted = (state: Record<string, unknown>): BackupParts => ({
    settings: { version: 1, state: { theme: 'dark', ...state } },
  });
  const facts = (state: Record<string, unknown>): BackupParts => ({ facts: { version: 0, state } });
  const evil = (count: number) => Array.from({ length: count }, (_, index) => `wss://evil${index}.example`);
  const kept = () => useSettings.getState();

  it('are not restored with any group: no nodes, no preferred one, no remembered facts', async () => {
    await restore({
      ...planted({ ownNodes: evil(12), chosenNodeUrl: 'wss://evil0.example' }),
      ...facts({ accounts: [fact], assets: [coin] }),
    });
    expect(kept()).toMatchObject({ theme: 'dark', ownNodes: [], chosenNodeUrl: null });
    expect(useRememberedFacts.getState()).toMatchObject({ accounts: [], assets: [] });
    expect(line.asked).toEqual([]);
  });

  it('are listed one by one, once each, without existing ones, and nodes up to the limit', async () => {
    changeSettings({ ownNodes: ['wss://here.example'] });
    useRememberedFacts.getState().remember({ assets: [coin] });
    const nodes = ['WSS://u:p@Here.example./', 'wss://a.example', 'wss://A.example/?x=1', ...evil(12)];
    const parts = {
      ...planted({ ownNodes: nodes, chosenNodeUrl: 'wss://a.example' }),
      ...facts({ accounts: [fact, fact], assets: [coin, { ...coin, id: '1.3.5', symbol: 'USD' }] }),
    };
    const about = (await singlesOf(parts)).map((single) => single.about);
    const nodeRows = about.flatMap((each) => ('url' in each ? [[each.kind, each.url]] : []));
    expect(nodeRows).toEqual([
      ['ownNode', 'wss://a.example/?x=1'],
      ...evil(3).map((url) => ['ownNode', url]),
      ['chosenNode', 'wss://a.example'],
    ]);
    expect(about.flatMap((each) => ('fact' in each ? [each.fact.id] : []))).toEqual(['1.2.19', '1.3.5']);
    const keys = (await singlesOf(parts)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are checked for their chain before they are stored', async () => {
    const parts = planted({ ownNodes: evil(2), chosenNodeUrl: 'wss://two.example/' });
    line.chainOf.set('wss://evil1.example', OTHER_CHAIN).set('wss://two.example', OTHER_CHAIN);
    const [good, foreign, chosen] = await singlesOf(parts);
    await good?.restore();
    await expect(foreign?.restore()).rejects.toMatchObject({ code: 'node.wrong_chain' });
    await expect(chosen?.restore()).rejects.toMatchObject({ code: 'node.wrong_chain' });
    expect(kept()).toMatchObject({ ownNodes: ['wss://evil0.example'], chosenNodeUrl: null });
    line.chainOf.clear();
    await chosen?.restore();
    expect(kept()).toMatchObject({ ownNodes: ['wss://evil0.example'], chosenNodeUrl: 'wss://two.example' });
  });

  it('are not remembered for another chain', async () => {
    const parts = facts({
      accounts: [{ ...fact, chainId: OTHER_CHAIN }],
      assets: [{ ...coin, chainId: '' }],
    });
    for (const single of await singlesOf(parts))
      await expect(single.restore()).rejects.toMatchObject({ code: 'backup.other_chain' });
    expect(useRememberedFacts.getState()).toMatchObject({ accounts: [], assets: [] });
  });

  it('are limited: a sixth node is refused, from a backup as from the settings', async () => {
    changeSettings({ ownNodes: evil(5) });
    const [sixth] = await singlesOf(planted({ ownNodes: ['wss://sixth.example'] }));
    await expect(sixth?.restore()).rejects.toMatchObject({ code: 'node.too_many_own', facts: { most: 5 } });
    expect(line.asked).toEqual([]);
    expect(kept().ownNodes).toEqual(evil(5));
  });

  it("are in the device's own backup, and restored as ticked", async () => {
    changeSettings({ ownNodes: evil(2), chosenNodeUrl: 'wss://two.example' });
    const { parts } = await collectParts();
    forget();
    await restoreSingles(parts);
    expect(kept()).toMatchObject({ ownNodes: evil(2), chosenNodeUrl: 'wss://two.example' });
  });
});

describe('a part', () => {
  it('of a newer version of the app is named and ignored', async () => {
    const parts = await backedUp();
    const newer = { ...parts, contacts: { version: 9, state: { contacts: [bob] } } };
    expect(await offered(newer, 'contacts')).toMatchObject({ hindrance: 'newer', count: 0 });
    await restore(newer);
    expect(useContacts.getState().contacts).toEqual([]);
  });

  it('of any other shape brings nothing that its store would refuse (1,000 cases)', async () => {
    const names = Object.keys((await collectParts()).parts);
    const state = fc.dictionary(
      fc.constantFrom(
        'contacts',
        'accounts',
        'assets',
        'addresses',
        'pairs',
        'theme',
        'ownNodes',
        'slippage',
      ),
      fc.oneof(fc.jsonValue(), fc.constant([bob]), fc.constant([{ ...bob, id: 'no id' }])),
    );
    const part = fc.record({ version: fc.nat(1), state });
    const check = fc.asyncProperty(fc.constantFrom(...names), part, async (name, given) => {
      forget();
      await restore({ [name]: given });
      for (const { id } of useContacts.getState().contacts) expect(id).toMatch(/^1\.2\.\d+$/u);
      expect(['auto', 'light', 'dark']).toContain(useSettings.getState().theme);
      expect(useSlippage.getState().slippage).toBeTypeOf('number');
    });
    await fc.assert(check, { numRuns: 1_000 });
  });
});

describe('price alerts', () => {
  it('are in a backup of the messenger while pending, and restored if the bot lacks them', async () => {
    messenger.hasLaunchData = true;
    fake.alerts = [
      { ...alert, id: '7', isWaiting: true },
      { ...alert, id: '8', level: '9', isWaiting: false },
    ];
    const parts = await backedUp();
    expect(parts.alerts?.state).toEqual({ alerts: [alert] });
    expect(await offered(parts, 'alerts')).toMatchObject({ count: 1, added: 0 });
    fake.alerts = [];
    expect(await offered(parts, 'alerts')).toMatchObject({ count: 1, added: 1 });
    await (await offered(parts, 'alerts'))?.restore();
    expect(fake.added).toEqual([['1.3.4099/1.3.0', { kind: 'above', level: '25.5', repeats: true }]]);
  });

  it('that the bot does not return do not block a backup or a restore', async () => {
    messenger.hasLaunchData = true;
    fake.alerts = [{ ...alert, isWaiting: true }];
    const parts = await backedUp();
    fake.fails = true;
    expect(await offered(parts, 'alerts')).toMatchObject({ count: 1, hindrance: 'bot' });
    const { parts: without, alertsFailure } = await collectParts();
    expect(Object.keys(without)).not.toContain('alerts');
    expect(alertsFailure?.code).toBe('service.unreachable');
  });
});
