import { shippedScamAccounts } from '@xbts/shared/services/shippedScamLists.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readScamLists } from './readScamLists.ts';

const answers = new Map<string, () => Response>();
const signal = new AbortController().signal;

vi.stubGlobal('fetch', async (url: string) => {
  const answer = answers.get(url);
  return answer === undefined ? new Response('', { status: 503 }) : answer();
});
const give = (accounts: unknown, assets: unknown) => {
  answers.set('/scam/scam-accounts.json', () => Response.json(accounts));
  answers.set('/scam/scam-assets.json', () => Response.json(assets));
};

afterEach(() => answers.clear());

describe('the lists of scam', () => {
  it('are those of the build and those of the operator together', async () => {
    give(['Bad-Gate1'], ['FAKECOIN']);
    const { accounts, assets, isWhole } = await readScamLists(undefined, signal);
    expect(accounts).toEqual([...shippedScamAccounts, 'bad-gate1']);
    expect(assets).toEqual(['FAKECOIN']);
    expect(isWhole).toBe(true);
  });

  it('are those of the build while nothing answers, and say so', async () => {
    const lists = await readScamLists(undefined, signal);
    expect(lists.accounts).toEqual(shippedScamAccounts);
    expect([lists.isWhole, lists.readAt]).toEqual([false, null]);
  });

  it('lose nothing by a reading that fails or comes back empty', async () => {
    give(['bad-gate1'], ['FAKECOIN']);
    const first = await readScamLists(undefined, signal);
    give([], []);
    const second = await readScamLists(first, signal);
    expect([second.accounts, second.assets]).toEqual([first.accounts, first.assets]);
    answers.clear();
    const third = await readScamLists(second, signal);
    expect([third.accounts, third.assets, third.isWhole]).toEqual([first.accounts, first.assets, false]);
    expect(third.readAt).toBe(second.readAt);
  });

  it('follow the operator, who may take a name away again, but not one of the build', async () => {
    give(['bad-gate1', 'bittrex'], ['FAKECOIN']);
    const first = await readScamLists(undefined, signal);
    give(['bad-gate2'], ['FAKECOIN']);
    const { accounts } = await readScamLists(first, signal);
    expect(accounts).toEqual([...shippedScamAccounts, 'bad-gate2']);
  });
});
