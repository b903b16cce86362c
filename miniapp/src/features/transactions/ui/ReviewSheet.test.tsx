// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Operation, OperationOf, SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import { useToasts } from '../../../platform/toasts.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { signer } from '../../../signer/page/client.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { usePinForm } from '../../vault/model/pinForm.ts';
import { usePending } from '../model/pending.ts';
import { useRememberedFacts } from '../model/rememberedFacts.ts';
import { openReview, type ReviewOutcome, type ReviewRequest, useReview } from '../model/review.ts';
import { ReviewSheet } from './ReviewSheet.tsx';

const world = vi.hoisted(() => ({
  fee: 2_000_000,
  broadcast: null as unknown,
  block: null as number | null,
  /** The asset whose issuer takes all of it. */
  charged: null as string | null,
}));

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../scam/model/scamLists.ts', () => ({
  useScamAssets: () => new Set(),
  useScamAccounts: () => ({
    listing: (name: string) =>
      name === 'scam-bob1' ? { list: 'public', at: Date.parse('2025-07-28T00:00:00') } : null,
  }),
}));
vi.mock('../../../signer/page/client.ts', () => ({
  signer: {
    reviewAndSign: vi.fn(),
    unlock: vi.fn(),
    status: vi.fn(async () => ({ waitSeconds: 0 })),
    protection: vi.fn(async () => ({ tokens: [], wipeAfter: 0 })),
  },
}));

const chain = theChain as FakeChain;
const fake = vi.mocked(signer);
const user = userEvent.setup();
const ID = 'ab'.repeat(20);
const opening = {
  account: 'alice-trader7',
  accountId: '1.2.18',
  kind: 'password',
  roles: ['active'],
  canSign: true,
} as const;

const signedOf = (operations: readonly Operation[]): SignedTransaction => ({
  ref_block_num: 100,
  ref_block_prefix: 0,
  expiration: '2026-11-21T05:00:30',
  operations: [...operations],
  extensions: [],
  signatures: ['1f'.repeat(65)],
});

const head = {
  id: '2.1.0',
  head_block_number: 100,
  head_block_id: `00000064${'0'.repeat(32)}`,
  time: '2026-11-21T05:00:00',
  next_maintenance_time: '2026-11-21T05:00:00',
  last_irreversible_block_num: 90,
};

/** Answers that the fixture's chain lacks: fees, head, sending. */
function answer(method: string, params: readonly unknown[]): unknown {
  if (method === 'get_required_fees') {
    const [operations, asset_id] = params as [readonly unknown[], string];
    return operations.map(() => ({ amount: world.fee, asset_id }));
  }
  if (method === 'get_dynamic_global_properties') {
    return world.block === null
      ? head
      : { ...head, head_block_number: world.block, last_irreversible_block_num: world.block };
  }
  if (method === 'broadcast_transaction') {
    if (world.broadcast instanceof Promise) return world.broadcast;
    if (world.broadcast instanceof AppError) throw world.broadcast;
    world.broadcast = params[0];
    return null;
  }
  if (method === 'get_recent_transaction_by_id') return null;
  if (method === 'get_block' && params[0] === world.block) {
    const transactions = [usePending.getState().transactions[0]?.signed];
    return { previous: '0'.repeat(40), timestamp: head.time, witness: '1.6.1', transactions };
  }
  return undefined;
}

const taking = { flags: 1, market_fee_percent: 10_000 };
const withCharged = (found: unknown): unknown =>
  (found as { id: string; options: object }[]).map((asset) =>
    asset.id === world.charged ? { ...asset, options: { ...asset.options, ...taking } } : asset,
  );

const fixtureCall = chain.call;
chain.call = async (api, method, params, options) => {
  if (method === 'get_assets' && world.charged !== null)
    return withCharged(await fixtureCall(api, method, params, options)) as never;
  const own = await answer(method, params);
  if (own === undefined) return fixtureCall(api, method, params, options);
  return options?.schema === undefined ? (own as never) : parseAnswer(options.schema, method, own);
};

const transfer = (to = '1.2.19', amount = '1250000'): Operation => [
  0,
  {
    fee: { amount: 0, asset_id: '1.3.0' },
    from: '1.2.18',
    to,
    amount: { amount, asset_id: '1.3.0' },
    extensions: [],
  },
];

let outcome: Promise<ReviewOutcome>;
function open(operation = transfer(), memo = ''): void {
  renderScreen(<ReviewSheet />);
  const memos = memo === '' ? [] : [{ index: 0, text: memo }];
  act(() => {
    outcome = openReview({ account: 'alice-trader7', operations: [operation], memos, feeAssetId: '1.3.0' });
  });
}
const confirm = async () => user.click(await screen.findByRole('button', { name: 'Confirm and sign' }));

beforeEach(() => {
  Object.assign(world, { fee: 2_000_000, broadcast: null, block: null, charged: null });
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7', '1.2.19': 'bob-holder2', '1.2.20': 'scam-bob1' },
    assets: { '1.3.0': ['BTS', 5] },
    balances: { '1.3.0': 10_000_000 },
    orders: [],
    history: [],
  };
  usePending.setState({ transactions: [] });
  usePinForm.setState({ form: 'unknown' });
  useSession.setState({ account: 'alice-trader7', isUnlocked: true });
  useAccounts.setState({
    accounts: [{ name: 'alice-trader7', id: '1.2.18', type: 'password', roles: ['active'], canSign: true }],
  });
  fake.reviewAndSign
    .mockReset()
    .mockImplementation(async ({ operations }) => ({ id: ID, signed: signedOf(operations) }));
  fake.unlock.mockReset();
});
afterEach(() => {
  cleanup();
  navigate('/', { replace: true });
  useReview.setState({ request: null });
});

describe('the browser’s own back, which removes the requesting screen', () => {
  it('closes the sheet, with nothing signed', async () => {
    open();
    await screen.findByText('12.50000 BTS');
    act(() => navigate('/wallet-before'));
    expect(await outcome).toEqual({ state: 'cancelled' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
  });

  it('closes it also on a switch of account in another tab', async () => {
    open();
    await screen.findByText('12.50000 BTS');
    act(() => useSession.getState().enter('bob-holder2'));
    expect(await outcome).toEqual({ state: 'cancelled' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits for a signature in progress, and the payment lives on', async () => {
    let sign = () => undefined as unknown;
    fake.reviewAndSign.mockImplementation(
      ({ operations }) =>
        new Promise((resolve) => {
          sign = () => resolve({ id: ID, signed: signedOf(operations) });
        }),
    );
    open();
    await confirm();
    await expect.poll(() => fake.reviewAndSign).toHaveBeenCalled();
    act(() => navigate('/wallet-before'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => void sign());
    expect(await outcome).toEqual({ state: 'sent', id: ID });
    expect(usePending.getState().transactions[0]?.id).toBe(ID);
  });
});

describe('the review sheet', () => {
  it('shows the outgoing amount, the recipient, the message and the current fee', async () => {
    open(transfer(), 'за обед');
    expect(await screen.findByText('12.50000 BTS')).toBeTruthy();
    expect(screen.getByText('20.00000 BTS')).toBeTruthy();
    for (const text of ['bob-holder2', '1.2.19', 'alice-trader7', 'за обед'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('passes exactly the shown operations to the signer, with the fee and the message', async () => {
    open(transfer(), 'за обед');
    await confirm();
    await screen.findByText('Signed');
    const [request] = fake.reviewAndSign.mock.calls[0] ?? [];
    const paid: Operation = [0, { ...transfer()[1], fee: { amount: '2000000', asset_id: '1.3.0' } } as never];
    expect(request).toMatchObject({
      account: 'alice-trader7',
      chainId: '0'.repeat(64),
      operations: [paid],
      reference: { ref_block_num: 100, ref_block_prefix: 0 },
    });
    expect(request?.operations[0]?.[1]).not.toHaveProperty('memo');
    expect(request?.memos).toEqual([{ index: 0, text: 'за обед', toKey: expect.stringMatching(/^BTS/u) }]);
    expect(usePending.getState().transactions[0]).toMatchObject({ id: ID, sinceBlock: 100 });
  });

  it('warns of an account on the scam list', async () => {
    open(transfer('1.2.20'));
    expect(
      await screen.findByText(/^scam-bob1 is on the public scam list of .* \(bitshares-ui, 28-07-2025\)\.$/u),
    ).toBeTruthy();
  });

  it('does not offer to sign more than the balance on the chain', async () => {
    open(transfer('1.2.19', '9000000'));
    expect((await screen.findByRole('alert')).textContent).toContain('insufficient to pay fees');
    expect((screen.getByRole('button', { name: 'Confirm and sign' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });

  it('asks again when the fee has changed since it was shown', async () => {
    open();
    await screen.findByText('20.00000 BTS');
    world.fee = 3_000_000;
    await confirm();
    expect(await screen.findByText('30.00000 BTS')).toBeTruthy();
    expect(screen.getByText(/The fee has changed/u)).toBeTruthy();
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
    await confirm();
    await screen.findByText('Signed');
  });

  it('reports that nothing arrives if a market fee takes it all, and signs that after a typed word', async () => {
    chain.world.assets['1.3.9'] = ['ALLFEE', 2];
    world.charged = '1.3.9';
    open([
      1,
      {
        fee: { amount: 0, asset_id: '1.3.0' },
        seller: '1.2.18',
        amount_to_sell: { amount: 1_000, asset_id: '1.3.0' },
        min_to_receive: { amount: 100, asset_id: '1.3.9' },
        expiration: '2026-12-21T05:00:00',
        fill_or_kill: false,
        extensions: {},
      },
    ]);
    expect(await screen.findByText('0.00 ALLFEE')).toBeTruthy();
    const button = () => screen.getByRole('button', { name: 'Confirm and sign' }) as HTMLButtonElement;
    expect(button().disabled).toBe(true);
    await user.type(screen.getByLabelText(/^Type /u), 'accept');
    expect(button().disabled).toBe(false);
    await confirm();
    await screen.findByText('Signed');
  });

  it('asks for the PIN in a step of its own when the keys are locked, with what is signed in one line', async () => {
    useSession.setState({ isUnlocked: false });
    fake.unlock.mockRejectedValueOnce(new AppError('vault.wrong_pin', { waitSeconds: 0 }));
    open();
    await screen.findByText('20.00000 BTS');
    expect(screen.queryByLabelText('PIN', { selector: 'input' })).toBeNull();
    await confirm();
    const pin = await screen.findByLabelText('PIN', { selector: 'input' });
    expect(screen.getByRole('heading', { name: 'Enter your PIN' })).toBeTruthy();
    expect(screen.getByText('12.50000 BTS')).toBeTruthy();
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
    await user.type(pin, '000000');
    await confirm();
    expect(await screen.findByText('Wrong PIN.')).toBeTruthy();
    for (const digit of '271828') await user.click(screen.getByRole('button', { name: digit }));
    await confirm();
    await screen.findByText('Signed');
    expect(fake.unlock).toHaveBeenLastCalledWith({ account: 'alice-trader7', pin: '271828' });
  });

  it('signs by the sixth digit once the device knows that its PIN has six', async () => {
    useSession.setState({ isUnlocked: false });
    usePinForm.setState({ form: 'six' });
    fake.unlock.mockResolvedValue(opening);
    open();
    await confirm();
    await user.type(await screen.findByLabelText('PIN', { selector: 'input' }), '271828');
    await screen.findByText('Signed');
  });

  it('goes back from the PIN to what is signed, by its button and by Esc', async () => {
    useSession.setState({ isUnlocked: false });
    open();
    await confirm();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByText('20.00000 BTS')).toBeTruthy();
    await confirm();
    await screen.findByLabelText('PIN', { selector: 'input' });
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(await screen.findByText('20.00000 BTS')).toBeTruthy();
    expect(useReview.getState().request).not.toBeNull();
  });

  it('shows what has changed when a look after the PIN finds it, and signs nothing', async () => {
    useSession.setState({ isUnlocked: false });
    fake.unlock.mockImplementation(async () => {
      useSession.setState({ isUnlocked: true });
      return opening;
    });
    open();
    await screen.findByText('20.00000 BTS');
    await confirm();
    world.fee = 3_000_000;
    await user.type(await screen.findByLabelText('PIN', { selector: 'input' }), '271828');
    await confirm();
    expect(await screen.findByText('30.00000 BTS')).toBeTruthy();
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
    await confirm();
    await screen.findByText('Signed');
  });

  it('signs nothing while the fate of an earlier transaction is unknown', async () => {
    usePending.getState().add({
      id: 'cd'.repeat(20),
      account: 'alice-trader7',
      chainId: '0'.repeat(64),
      signed: signedOf([transfer()]),
      sinceBlock: 99,
      phase: 'lost',
      blockNumber: null,
      error: null,
    });
    open();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('result isn’t known yet');
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
  });

  it('ignores a transaction of another chain: it can never get onto this one', async () => {
    usePending.getState().add({
      id: 'cd'.repeat(20),
      account: 'alice-trader7',
      chainId: 'f'.repeat(64),
      signed: signedOf([transfer()]),
      sinceBlock: 99,
      phase: 'lost',
      blockNumber: null,
      error: null,
    });
    open();
    await confirm();
    await screen.findByText('Signed');
  });

  it('signs nothing when it was closed during the PIN check', async () => {
    useSession.setState({ isUnlocked: false });
    let unlock: () => void = () => undefined;
    fake.unlock.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          unlock = () => resolve(opening);
        }),
    );
    open();
    await confirm();
    await user.type(await screen.findByLabelText('PIN', { selector: 'input' }), '271828');
    await confirm();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => unlock());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await outcome).toEqual({ state: 'cancelled' });
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
  });

  it('signs once when it is confirmed twice before a render', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Confirm and sign' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('Signed');
    expect(fake.reviewAndSign).toHaveBeenCalledTimes(1);
  });

  it('shows the last request, whichever was read first', async () => {
    const slow: { end: () => void } = { end: () => undefined };
    open();
    const recheck = () =>
      new Promise<never>((_, reject) => {
        slow.end = () => reject(new AppError('pool.not_initialised', { poolId: '1.19.4' }));
      });
    const base = { account: 'alice-trader7', feeAssetId: '1.3.0' };
    act(() => void openReview({ ...base, operations: [transfer()], recheck }));
    act(() => void openReview({ ...base, operations: [transfer('1.2.19', '700000')] }));
    expect(await screen.findByText('7.00000 BTS')).toBeTruthy();
    await act(async () => slow.end());
    expect(screen.queryByText(/This pool is empty/u)).toBeNull();
  });

  it('does not offer to sign for a watched account', async () => {
    useAccounts.setState({
      accounts: [{ name: 'alice-trader7', id: '1.2.18', type: 'view', roles: [], canSign: false }],
    });
    open();
    expect(await screen.findByText(/account is view-only/u)).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Confirm and sign' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });

  it('signs nothing with keys that were changed elsewhere: a login is offered, no other try, and no PIN is asked for', async () => {
    useAccounts.setState({
      accounts: [
        {
          name: 'alice-trader7',
          id: '1.2.18',
          type: 'password',
          roles: ['active'],
          canSign: true,
          signers: ['BTS-of-the-former-password'],
        },
      ],
    });
    useSession.setState({ isUnlocked: false });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('were changed elsewhere');
    expect(screen.queryByRole('button', { name: 'Confirm and sign' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(window.location.pathname).toBe('/auth-pages/login');
    expect(await outcome).toEqual({ state: 'cancelled' });
  });

  it('refuses operations that it can not show', async () => {
    open([
      7,
      {
        fee: { amount: 0, asset_id: '1.3.0' },
        authorizing_account: '1.2.18',
        account_to_list: '1.2.19',
        new_listing: 1,
        extensions: [],
      },
    ]);
    expect(await screen.findByText('This app doesn’t sign this kind of operation.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm and sign' })).toBeNull();
  });
});

describe('the basis of the review sheet', () => {
  const both = chain.readers;
  const answering = (url: string, change: (found: unknown, method: string) => unknown): NodeReader => ({
    url,
    async call(api, method, params, options) {
      return change(await chain.call(api, method, params, options), method) as never;
    },
  });
  const honest = (url: string) => answering(url, (found) => found);
  const liar = answering('wss://liar.example', (found, method) =>
    method === 'get_accounts'
      ? (found as { name: string }[]).map((each) =>
          each.name === 'bob-holder2' ? { ...each, name: 'carol-maker3' } : each,
        )
      : found,
  );
  afterEach(() => {
    chain.readers = both;
    useRememberedFacts.setState({ accounts: [], assets: [] });
  });

  it('names both nodes, and the time until which it can get into a block', async () => {
    open();
    expect(await screen.findByText('Confirmed by 2 independent nodes')).toBeTruthy();
    for (const node of ['one.example', 'two.example']) expect(screen.getByText(node)).toBeTruthy();
    expect(screen.getByText(/ \(in (3\d|4\d|5\d|60) s\)$/u)).toBeTruthy();
  });

  it('signs nothing when a second node has another name for the recipient, and shows which one was left', async () => {
    const left: string[] = [];
    chain.contradicted = (url) => void left.push(url);
    chain.readers = async (count = 2) =>
      [liar, honest('wss://two.example'), honest('wss://three.example')].slice(0, count);
    open();
    const said = /wss:\/\/liar\.example contradicted two others.*It said carol-maker3, they say bob-holder2/u;
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm and sign' })).toBeNull();
    expect(left).toEqual(['wss://liar.example']);
  });

  it('reports when one node alone confirms it, and above the limit requires a consent', async () => {
    chain.readers = async () => [honest('wss://one.example')];
    chain.world.balances['1.3.0'] = 1_000_000_000_000;
    open(transfer('1.2.19', '100000001'));
    expect(await screen.findByText('Confirmed by one node only')).toBeTruthy();
    const confirmation = screen.getByRole('button', { name: 'Confirm and sign' });
    expect(confirmation).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'I understand. Sign anyway' }));
    await user.click(confirmation);
    expect(await screen.findByText('Signed')).toBeTruthy();
  });

  it('remembers signed facts, and a name that later refers to another account requires a consent', async () => {
    open();
    await confirm();
    await screen.findByText('Signed');
    cleanup();
    useReview.setState({ request: null });
    usePending.setState({ transactions: [] });
    chain.world.accounts = { '1.2.18': 'alice-trader7', '1.2.19': 'other', '1.2.66': 'bob-holder2' };
    open(transfer('1.2.66'));
    expect(await screen.findByText(/^bob-holder2 was account 1\.2\.19 .* now it’s 1\.2\.66\./u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm and sign' })).toHaveProperty('disabled', true);
  });

  it('signs nothing when fewer nodes confirm it at the last look, however small the amount', async () => {
    open();
    await screen.findByText('Confirmed by 2 independent nodes');
    chain.readers = async () => [honest('wss://one.example')];
    await confirm();
    expect(await screen.findByText('Confirmed by one node only')).toBeTruthy();
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
    await confirm();
    expect(await screen.findByText('Signed')).toBeTruthy();
  });

  it('signs nothing when the nodes name another account at the last look, until it is confirmed', async () => {
    chain.readers = async () => [liar];
    open();
    await screen.findByText('carol-maker3');
    chain.readers = async () => [honest('wss://one.example'), honest('wss://two.example')];
    await confirm();
    expect(await screen.findByText(/now describe these accounts or assets differently/u)).toBeTruthy();
    expect(screen.getByText('bob-holder2')).toBeTruthy();
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
    await confirm();
    expect(await screen.findByText('Signed')).toBeTruthy();
  });

  it('signs nothing when a danger appears only at the last look', async () => {
    open(transfer('1.2.19', '100000001'));
    chain.world.balances['1.3.0'] = 1_000_000_000_000;
    await screen.findByText('Confirmed by 2 independent nodes');
    chain.readers = async () => [honest('wss://one.example')];
    await confirm();
    expect(await screen.findByText('Confirmed by one node only')).toBeTruthy();
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
  });
});

describe('a rechecked review', () => {
  const exchange = (least: string): Operation => [
    63,
    {
      fee: { amount: 0, asset_id: '1.3.0' },
      account: '1.2.18',
      pool: '1.19.4',
      amount_to_sell: { amount: '1000000', asset_id: '1.3.0' },
      min_to_receive: { amount: least, asset_id: '1.3.9' },
      extensions: [],
    },
  ];
  /** A request whose rechecks find these minimums in turn; worse when less than the one before. */
  function requestOf(least: string, found: string[]): ReviewRequest {
    return {
      account: 'alice-trader7',
      operations: [exchange(least)],
      feeAssetId: '1.3.0',
      notes: [{ label: 'Destination', value: 'bc1-somewhere' }],
      warnings: ['Mind the price.'],
      expects: [{ amount: '5100', asset_id: '1.3.9' }],
      mayRemain: [{ amount: '7', asset_id: '1.3.0' }],
      success: 'Exchange Success!',
      refusals: { 'chain.price_changed': 'Of the spec.' },
      worse: 'Worse, says the spec.',
      recheck: async () => {
        const now = found.shift() ?? least;
        return {
          request: requestOf(now, found),
          changes: now === least ? [] : [{ label: 'You get', before: least, now }],
          isWorse: Number(now) < Number(least),
        };
      },
    };
  }
  function openRequest(request: ReviewRequest): void {
    chain.world.assets['1.3.9'] = ['XBTSX.USDT', 4];
    renderScreen(<ReviewSheet />);
    act(() => void openReview(request));
  }
  const signedLeast = () =>
    fake.reviewAndSign.mock.calls.map(
      ([{ operations }]) => (operations[0] as OperationOf<63>)[1].min_to_receive,
    );

  it('describes the operations in words, with notes, warnings, expected amounts and possible leftovers', async () => {
    openRequest(requestOf('5000', []));
    await screen.findByText('Swap 10.00000\u00a0BTS in pool 1.19.4 for at least 0.5000\u00a0XBTSX.USDT.', {
      normalizer: (text) => text,
    });
    for (const text of ['bc1-somewhere', 'Mind the price.', '0.5100 USDT', '0.00007 BTS'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('0.5100 USDT').parentElement?.textContent).toBe('0.5100\u00a0USDT XBTSX');
  });

  it("opens with the chain's current state, the old and the new figures side by side", async () => {
    openRequest(requestOf('5000', ['4000', '4000']));
    expect(await screen.findByText('0.4000 USDT')).toBeTruthy();
    expect(screen.getByText('before 5000')).toBeTruthy();
    expect(screen.getByText('now 4000')).toBeTruthy();
    await confirm();
    await screen.findByText('Signed');
    expect(signedLeast()).toEqual([{ amount: '4000', asset_id: '1.3.9' }]);
  });

  it('signs nothing when the outcome has become worse since, until it is confirmed again', async () => {
    openRequest(requestOf('5000', ['5000', '4500', '4500']));
    await confirm();
    expect(await screen.findByText('now 4500')).toBeTruthy();
    expect(screen.getByText(/Nothing was signed/u)).toBeTruthy();
    expect(screen.getByText('Worse, says the spec.')).toBeTruthy();
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
    await confirm();
    await screen.findByText('Signed');
    expect(signedLeast()).toEqual([{ amount: '4500', asset_id: '1.3.9' }]);
  });

  it('signs the shown request when the outcome has improved', async () => {
    openRequest(requestOf('5000', ['5000', '6000']));
    await confirm();
    await screen.findByText('Signed');
    expect(signedLeast()).toEqual([{ amount: '5000', asset_id: '1.3.9' }]);
  });

  it('signs another way to the same minimum at the same press', async () => {
    const kept = requestOf('5000', []);
    const request = { ...requestOf('4900', []), operations: [exchange('4999')] };
    const recheck = async () => ({ request, changes: [], isWorse: false, kept });
    openRequest({
      ...request,
      recheck: async () => ({ request: { ...request, recheck }, changes: [], isWorse: false }),
    });
    await screen.findByText('0.4999 USDT');
    await confirm();
    await screen.findByText('Signed');
    expect(signedLeast()).toEqual([{ amount: '5000', asset_id: '1.3.9' }]);
  });

  it('signs nothing when the recheck fails', async () => {
    const request = requestOf('5000', []);
    const recheck = () => Promise.reject(new AppError('pool.not_initialised', { poolId: '1.19.4' }));
    const emptied = { ...request, recheck };
    openRequest({ ...request, recheck: async () => ({ request: emptied, changes: [], isWorse: false }) });
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('This pool is empty');
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
  });

  it('uses the sentence of the request for a refusal', async () => {
    world.broadcast = new AppError('chain.price_changed', { detail: 'x' });
    openRequest(requestOf('5000', []));
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe('Of the spec.');
  });
});

const tooLate = { code: 'chain.expired', facts: {} } as const;

/** The steps marked as current and as failed. */
const marks = () => ({
  now: document.querySelector('[aria-current="step"]')?.textContent,
  failed: document.querySelector('li[class*=failed]')?.textContent,
});

describe('the steps of a transaction', () => {
  it('proceed to the refusal, in words, which offers another try', async () => {
    world.broadcast = new AppError('chain.insufficient_balance', { detail: 'x' });
    open();
    await confirm();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Confirm and sign' })).toBeTruthy();
  });

  it('offer no other try while the answer is lost', async () => {
    world.broadcast = new AppError('broadcast.answer_lost', { reason: 'closed' });
    open();
    await confirm();
    expect(await screen.findByText(/No response/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('fail at the block, not at the sending, when no block holds an accepted transaction', async () => {
    open();
    await confirm();
    await screen.findByText('Waiting for a block…');
    expect(marks()).toEqual({ now: 'Waiting for a block…', failed: undefined });
    act(() => usePending.getState().change(ID, { phase: 'expired', error: tooLate }));
    expect(marks()).toEqual({ now: undefined, failed: 'Not in any block' });
    expect(screen.queryByText(/arrived too late/u)).toBeNull();
  });

  it('fail at the sending when no node ever confirmed receipt', async () => {
    world.broadcast = new AppError('broadcast.answer_lost', { reason: 'closed' });
    open();
    await confirm();
    await screen.findByText(/No response/u);
    act(() => usePending.getState().change(ID, { phase: 'expired' }));
    expect(marks()).toEqual({ now: undefined, failed: 'Sent to the network' });
  });

  it('return the id to the requesting screen', async () => {
    open();
    await confirm();
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await outcome).toEqual({ state: 'sent', id: ID });
  });

  it('return refused to the requesting screen, and count as seen, when the reason was shown', async () => {
    world.broadcast = new AppError('chain.insufficient_balance', { detail: 'x' });
    open();
    await confirm();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await outcome).toEqual({ state: 'refused', id: ID });
    expect(usePending.getState().transactions[0]).toMatchObject({ told: 'refused', isSeen: true });
  });

  it('end elsewhere when the sheet is closed before: a message reports it, and it stays unseen', async () => {
    let refuse = (_: AppError): void => undefined;
    world.broadcast = new Promise((_, reject) => {
      refuse = reject;
    });
    const { result: toasts } = renderHook(useToasts);
    open();
    await confirm();
    await screen.findByText('Signed');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close !== undefined) await user.click(close);
    expect(await outcome).toEqual({ state: 'sent', id: ID });
    await act(async () => refuse(new AppError('chain.insufficient_balance', { detail: 'x' })));
    await expect.poll(() => toasts.current.at(-1)?.text).toContain('transaction failed');
    expect(usePending.getState().transactions[0]).toMatchObject({ phase: 'refused', told: 'refused' });
    expect(usePending.getState().transactions[0]?.isSeen).toBeUndefined();
  });

  it('end without an id when the sheet was closed unsigned', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await outcome).toEqual({ state: 'cancelled' });
    expect(fake.reviewAndSign).not.toHaveBeenCalled();
  });
});
