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

describe('the operator’s scam lists', () => {
  it("contain the operator's names", async () => {
    give(['Bad-Gate1'], ['FAKECOIN']);
    const { operator, isWhole } = await readScamLists(undefined, signal);
    expect(operator).toEqual({ accounts: ['bad-gate1'], assets: ['FAKECOIN'] });
    expect(isWhole).toBe(true);
  });

  it('are empty while nothing answers, and marked so', async () => {
    const lists = await readScamLists(undefined, signal);
    expect(lists).toEqual({ operator: { accounts: [], assets: [] }, readAt: null, isWhole: false });
  });

  it('lose nothing by a failed or empty reading', async () => {
    give(['bad-gate1'], ['FAKECOIN']);
    const first = await readScamLists(undefined, signal);
    give([], []);
    const second = await readScamLists(first, signal);
    expect(second.operator).toEqual(first.operator);
    answers.clear();
    const third = await readScamLists(second, signal);
    expect([third.operator, third.isWhole]).toEqual([first.operator, false]);
    expect(third.readAt).toBe(second.readAt);
  });

  it('follow the operator, who may remove a name again', async () => {
    give(['bad-gate1', 'bittrex'], ['FAKECOIN']);
    const first = await readScamLists(undefined, signal);
    give(['bad-gate2'], ['FAKECOIN']);
    expect((await readScamLists(first, signal)).operator.accounts).toEqual(['bad-gate2']);
  });
});
