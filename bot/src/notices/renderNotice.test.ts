import { expect, it } from 'vitest';
import type { NoticeLinks } from './notice.ts';
import { renderNotice } from './renderNotice.ts';

const links: NoticeLinks = {
  operation: (operation) => `https://explorer.test/?op=${operation}&from=bot`,
  screen: (screen) => ({ url: `https://mini.test/${screen}` }),
  page: (screen) => ({ url: `https://mini.test/${screen}` }),
};

const payment = {
  operation: '101/3/0',
  account: 'alice-trader7',
  payer: 'xbts-payer',
  units: '125050000',
  symbol: 'XBTSX.STH',
  precision: 5,
  price: 0.02,
};

const html = (kind: string, facts: readonly object[], language = 'en') =>
  renderNotice({ kind, facts, language }, links).html;

it('describes a payout with its sums, its value, the operation and the payer', () => {
  expect(renderNotice({ kind: 'payout', facts: [payment], language: 'en' }, links)).toEqual({
    html: [
      '<b>💰 SmartHolder payout</b>',
      'alice-trader7: <a href="https://explorer.test/?op=101/3/0&amp;from=bot">+1250.5 XBTSX.STH</a> ≈ $25.01',
      'From xbts-payer',
    ].join('\n'),
    button: { text: 'My stakes', target: { url: 'https://mini.test/smartholder' } },
  });
});

it('sums several payments only when every price is known', () => {
  const second = { ...payment, account: 'bob-holder2', units: '50000000' };
  expect(html('payout', [payment, second])).toContain('\nTotal ≈ $35.01\n');
  const unpriced = html('payout', [payment, { ...second, price: null }]);
  expect(unpriced).not.toContain('Total');
  expect(unpriced).toContain('+500 XBTSX.STH</a>\n');
});

it('shows a value below a cent as such', () => {
  expect(html('payout', [{ ...payment, units: '1' }])).toContain('+0.00001 XBTSX.STH</a> &lt; $0.01');
});

/** The longest possible name, symbol and sum. */
const longest = {
  ...payment,
  account: `a.${'a'.repeat(61)}`,
  payer: `p.${'p'.repeat(61)}`,
  symbol: `X.${'X'.repeat(14)}`,
  price: 1e6,
  units: '9'.repeat(19),
  precision: 12,
  payments: 100_000,
  accounts: 100_000,
};

it.each(['payout', 'roundSummary'])('keeps a %s of very many lines within the size of a message', (kind) => {
  const text = html(
    kind,
    Array.from({ length: 200 }, () => longest),
    'ru',
  );
  expect(text).toContain('Ещё 170 — в приложении');
  expect(text.replace(/<[^>]*>/gu, '').length).toBeLessThan(4096);
  // Of a message's entities the messenger keeps a hundred.
  expect(text.match(/<(?:b|i|a|code)\b/gu)?.length).toBeLessThan(100);
});

it.each([
  ['payout', payment, 30],
  ['roundSummary', { ...payment, payments: 2, accounts: 1 }, 30],
])('refers to the app only for unlisted lines, not in a %s of just enough lines', (kind, fact, most) => {
  const lines = (count: number) =>
    html(
      kind,
      Array.from({ length: count }, () => fact),
    );
  expect(lines(most)).not.toContain('more in the app');
  expect(lines(most + 1)).toContain('1 more in the app');
});

it('escapes everything in an account or a symbol', () => {
  const transfer = { operation: '1/2/3', from: '<b>&"', to: 'bob', units: '5', symbol: '<i>', precision: 0 };
  const text = html('incomingTransfer', [transfer]);
  expect(text).toContain('>5 &lt;i&gt;</a> from &lt;b&gt;&amp;&quot; to bob');
});

it.each([
  ['ru', '🔓 Стейк разблокирован', '<b>5 BTS</b> можно забрать · alice-trader7'],
  ['zh', '🔓 质押已解锁', '<b>5 BTS</b> 可领取 · alice-trader7'],
  ['de', '🔓 Stake unlocked', '<b>5 BTS</b> ready to claim · alice-trader7'],
])('speaks %s', (language, title, line) => {
  const stake = { account: 'alice-trader7', units: '500000', symbol: 'BTS', precision: 5 };
  expect(html('stakeMatured', [stake], language)).toBe(`<b>${title}</b>\n${line}`);
});

it('reports a locked balance other than a stake under its own title, with a button to its screen', () => {
  const locked = { account: 'alice-trader7', units: '500000', symbol: 'BTS', precision: 5, isStake: false };
  const told = (...facts: readonly object[]) =>
    renderNotice({ kind: 'stakeMatured', facts, language: 'en' }, links);
  expect(told(locked).html).toBe('<b>🔓 Balance unlocked</b>\n<b>5 BTS</b> ready to claim · alice-trader7');
  const stake = { ...locked, isStake: true };
  const targets = [told(locked), told(stake), told(stake, locked)].map(({ button }) => button.target);
  expect(targets).toEqual(
    ['vesting', 'smartholder', 'vesting'].map((screen) => ({ url: `https://mini.test/${screen}` })),
  );
});

it('refuses a notice that it has no words for', () => {
  expect(() => html('lottery', [payment])).toThrow('no notice of kind lottery');
  expect(() => html('payout', [])).toThrow();
  expect(() => html('payout', [{ ...payment, units: 'many' }])).toThrow();
});

it('sums a round for the channel, under a button that is a plain link', () => {
  const total = {
    payer: 'xbts-payer',
    units: '9500000',
    symbol: 'BTS',
    precision: 5,
    payments: 12,
    accounts: 6,
    price: 0.002,
  };
  expect(renderNotice({ kind: 'roundSummary', facts: [total], language: 'en' }, links)).toEqual({
    html: [
      '<b>💰 SmartHolder payouts</b>',
      '95 BTS ≈ $0.19 · payments: 12, accounts: 6',
      'From xbts-payer',
    ].join('\n'),
    button: { text: 'Open XBTS', target: { url: 'https://mini.test/smartholder' } },
  });
});

/** The text after copying. */
const copied = (text: string) => text.replace(/<[^>]*>/gu, '').replaceAll('&lt;', '<');

it('makes no link of a name with a dot, and preserves every letter', () => {
  const transfer = {
    operation: '1/2/3',
    from: 'evil.com',
    to: 'bob-holder2',
    units: '50',
    symbol: 'XBTS.COM',
    precision: 1,
  };
  const text = html('incomingTransfer', [transfer]);
  expect(text).toContain('from <code>evil.com</code> to bob-holder2');
  expect(copied(text)).toBe('📥 Incoming transfer\n5 XBTS.COM from evil.com to bob-holder2');
  const stake = html('stakeMatured', [{ ...transfer, account: 'my.shop.online', units: '15' }]);
  expect(stake).toContain('<b>1.5 </b><code>XBTS.COM</code> ready to claim · <code>my.shop.online</code>');
  const named = { ...payment, account: 'a.io', payer: 'pay.me' };
  expect(html('payout', [named])).toMatch(/<code>a\.io<\/code>: <a .*From <code>pay\.me<\/code>$/su);
  const total = { ...payment, symbol: 'XBTS.COM', payments: 1, accounts: 1 };
  expect(html('roundSummary', [total])).toContain('1250.5 <code>XBTS.COM</code> ≈');
});

/** A fill of a sell order of STH for BTS. */
const sale = {
  outcome: 'partlyFilled',
  account: 'alice-trader7',
  operation: '101/3/0',
  sells: { symbol: 'XBTSX.STH', precision: 5 },
  wants: { symbol: 'BTS', precision: 5 },
  priceSold: '1000000',
  priceWanted: '20000000',
  sold: '250000',
  got: '5000000',
  fee: '5000',
  left: '750000',
};

it('reports a fill with its sums, price, fee and rest, and links to the market', () => {
  expect(renderNotice({ kind: 'orderChanged', facts: [sale], language: 'en' }, links)).toEqual({
    html: [
      '<b>Order partially filled</b>',
      'Sold <a href="https://explorer.test/?op=101/3/0&amp;from=bot">2.5 XBTSX.STH</a> for 49.95 BTS',
      'Price 20 BTS',
      'Market fee 0.05 BTS',
      'Still open: 7.5 <code>XBTSX.STH</code>',
      'Account alice-trader7',
    ].join('\n'),
    button: {
      text: 'Market XBTSX.STH / BTS',
      target: { url: 'https://mini.test/market-XBTSX-STH_BTS' },
    },
  });
});

it('reports a purchase in the price of the same market', () => {
  const purchase = {
    ...sale,
    outcome: 'filled',
    sells: sale.wants,
    wants: sale.sells,
    sold: '5000000',
    got: '250000',
    fee: '0',
    left: '0',
  };
  expect(html('orderChanged', [purchase])).toBe(
    [
      '<b>✅ Order filled</b>',
      'Bought <a href="https://explorer.test/?op=101/3/0&amp;from=bot">2.5 XBTSX.STH</a> for 50 BTS',
      'Price 20 BTS',
      'Account alice-trader7',
    ].join('\n'),
  );
});

it('reports that a fill brought nothing if the market fee took all of it', () => {
  expect(html('orderChanged', [{ ...sale, fee: sale.got }])).toContain(
    '</a> for 0 BTS\nPrice 20 BTS\nMarket fee 50 BTS',
  );
});

it('shows the returned amount of an expired or cancelled order, and its earlier sales', () => {
  const untouched = { ...sale, outcome: 'expired', operation: null, sold: '0', got: '0', fee: '0' };
  expect(html('orderChanged', [untouched])).toBe(
    [
      '<b>⌛ Order expired</b>',
      'Sell order at 20 BTS: 7.5 <code>XBTSX.STH</code> returned to your balance',
      'Account alice-trader7',
    ].join('\n'),
  );
  const cancelled = html('orderChanged', [{ ...sale, outcome: 'cancelled' }, untouched]);
  expect(cancelled).toMatch(/^<b>❌ Order cancelled<\/b>\nSold .*\nSell order at 20 BTS: 7.5/su);
  expect(cancelled).toContain('\n\n<b>⌛ Order expired</b>');
});

it('lists eight orders, and the number of others', () => {
  const told = (count: number) =>
    html(
      'orderChanged',
      Array.from({ length: count }, () => sale),
    ).split('\n\n').length;
  expect([told(7), told(8), told(9), told(10)]).toEqual([7, 8, 9, 9]);
});

it('keeps changes of very many orders within the size of a message', () => {
  const asset = { symbol: 'X'.repeat(16), precision: 12 };
  const most = '9'.repeat(16);
  const order = {
    ...sale,
    account: 'a'.repeat(63),
    sells: asset,
    wants: { ...asset, symbol: 'Y'.repeat(16) },
    sold: most,
    got: most,
    fee: most,
    left: most,
  };
  for (const language of ['en', 'ru', 'zh']) {
    const text = html(
      'orderChanged',
      Array.from({ length: 200 }, () => order),
      language,
    );
    expect(text).toContain('192');
    expect(text.replace(/<[^>]*>/gu, '').length).toBeLessThan(4096);
  }
});

const alert = {
  id: '12',
  subject: '1.3.4099/1.3.0',
  quote: 'XBTSX.STH',
  base: 'BTS',
  kind: 'above',
  level: '20.5',
  repeats: false,
  price: 20.512345,
  readAt: Date.UTC(2026, 10, 22, 20, 31),
  sources: ['orders'],
  isAgreed: true,
};

it('shows an awaited price, its source and time, with buttons to repeat the alert or not', () => {
  expect(renderNotice({ kind: 'priceAlert', facts: [alert], language: 'en' }, links)).toEqual({
    html: [
      '<code>XBTSX.STH</code> ≈ 20.5123 BTS',
      '📈 Reached 20.5 BTS or more',
      '<i>Source: on-chain order book, Nov 22, 20:31 UTC</i>',
    ].join('\n'),
    button: { text: 'Open in XBTS', target: { url: 'https://mini.test/market-XBTSX-STH_BTS' } },
    actions: [
      { text: '🔁 Turn on again', data: 'alert:again:12' },
      { text: '🗑 Delete', data: 'alert:remove:12' },
    ],
  });
  const moved = { ...alert, kind: 'moved', level: '5', repeats: true, subject: '1.19.5' };
  const told = renderNotice({ kind: 'priceAlert', facts: [moved], language: 'ru' }, links);
  expect(told.html).toContain('↕️ Цена изменилась на 5\u00a0% или больше');
  expect(told.button.target).toEqual({ url: 'https://mini.test/pool-5' });
  expect(told.actions?.[0]).toEqual({ text: '🔕 Отключить', data: 'alert:mute:12' });
});

it('shows that nothing else confirms an awaited price', () => {
  const single = { ...alert, sources: ['prices'], isAgreed: false };
  expect(html('priceAlert', [single])).toContain('20:31 UTC. Not confirmed by another source.</i>');
  const both = { ...single, sources: ['prices', 'orders'] };
  expect(html('priceAlert', [both])).toContain(', on-chain order book, Nov 22, 20:31 UTC</i>');
});

it('shows a credited deposit, and its payer', () => {
  const deposit = {
    operation: '7/0/0',
    from: 'xbtsx-issuer',
    to: 'bob',
    units: '5',
    symbol: 'XBTSX.BTC',
    precision: 8,
  };
  expect(html('depositCredited', [deposit])).toBe(
    '<b>📥 Deposit credited</b>\n<a href="https://explorer.test/?op=7/0/0&amp;from=bot">0.00000005 XBTSX.BTC</a> to bob, credited by xbtsx-issuer',
  );
});

const waiting = {
  event: 'waits',
  by: null,
  proposal: '1.10.7',
  account: 'erin-multisig5',
  proposer: 'bob-holder2',
  payment: { to: 'dave-newbie4', units: '300000', symbol: 'BTS', precision: 5 },
  count: 1,
  endsAt: '2026-11-24T05:00:00',
};

it('shows the payments of a pending proposal, once to a watcher of several of its accounts, and links to it', () => {
  const notice = renderNotice({ kind: 'proposal', facts: [waiting, waiting], language: 'en' }, links);
  expect(notice).toEqual({
    html: [
      '<b>✍️ Proposal needs your approval</b>',
      'Pay <b>3 BTS</b> to dave-newbie4',
      'Account erin-multisig5, proposal 1.10.7',
      'Proposed by bob-holder2',
      'Open until Nov 24, 2026, 05:00 UTC',
    ].join('\n'),
    button: { text: 'Proposals', target: { url: 'https://mini.test/proposals' } },
  });
});

it('counts the operations of a proposal if they exceed the shown payment, or there is none', () => {
  const counted = (change: object) => html('proposal', [{ ...waiting, ...change }]).includes('Operations: ');
  expect(counted({ count: 1 })).toBe(false);
  expect(counted({ count: 2 })).toBe(true);
  expect(counted({ count: 1, payment: null })).toBe(true);
});

it('warns of a stranger’s proposal once, and of listed recipients while it is open', () => {
  const odd = { ...waiting, listed: ['evil-one1'], isStranger: true };
  expect(html('proposal', [odd])).toContain(
    '⚠️ bob-holder2 does not sign for this account: check who that is\n⚠️ evil-one1 is on a list of scam accounts',
  );
  expect(html('proposal', [{ ...odd, event: 'ending' }])).toContain('⚠️ evil-one1');
  expect(html('proposal', [{ ...odd, event: 'ending' }])).not.toContain('does not sign');
  expect(html('proposal', [{ ...odd, event: 'refused' }])).not.toContain('⚠️');
});

it('shows the expiration of a proposal only while it is open', () => {
  const events = ['waits', 'approved', 'ending', 'carriedOut', 'refused', 'ended'];
  const open = events.filter((event) => html('proposal', [{ ...waiting, event }]).includes('Open until'));
  expect(open).toEqual(['waits', 'approved', 'ending']);
});

it('names the approvers of a proposal, and its end, in every language', () => {
  const approved = html('proposal', [{ ...waiting, event: 'approved', by: 'alice-trader7' }]);
  expect(approved).toContain('Approved by alice-trader7');
  expect(approved).not.toContain('Proposed by');
  const over = { ...waiting, event: 'carriedOut', payment: null, count: 2 };
  expect(html('proposal', [over])).toBe(
    '<b>✅ Proposal executed</b>\nOperations: 2\nAccount erin-multisig5, proposal 1.10.7',
  );
  expect(html('proposal', [over], 'ru')).toContain('Предложение исполнено');
  expect(html('proposal', [{ ...over, event: 'ending' }], 'zh')).toContain('提案将在一小时内到期');
});

it('reports a pending, paid or returned timed transfer, in every language, and links to it', () => {
  const waits = {
    event: 'waits',
    id: '1.16.7',
    fromId: '1.2.18',
    from: 'bob-holder2',
    toId: '1.2.19',
    to: 'dave-newbie4',
    units: '300000',
    symbol: 'BTS',
    precision: 5,
    endsAt: '2026-11-24T05:00:00',
  };
  const notice = renderNotice({ kind: 'timedTransfer', facts: [waits, waits], language: 'en' }, links);
  expect(notice).toEqual({
    html: [
      '<b>⏳ Timed transfer awaits its secret</b>',
      '<b>3 BTS</b> from bob-holder2 to dave-newbie4',
      'ID 1.16.7',
      'Returns to the sender at Nov 24, 2026, 05:00 UTC',
    ].join('\n'),
    button: { text: 'Timed transfers', target: { url: 'https://mini.test/timed' } },
  });
  expect(html('timedTransfer', [{ ...waits, event: 'taken' }], 'ru')).toContain(
    'Секрет теперь виден всем в блокчейне',
  );
  expect(html('timedTransfer', [{ ...waits, event: 'returned' }], 'zh')).toContain('限时转账已退还');
});

it('says that keys were changed, when, what that means and what is never asked for, with the two answers', () => {
  const change = { operation: '70/0/0', account: 'alice-trader7', isOwner: false, at: '2026-11-26T14:05:00' };
  const notice = renderNotice({ kind: 'keysChanged', facts: [change], language: 'en' }, links);
  expect(notice.html.split('\n').slice(0, 2)).toEqual([
    '<b>Keys of your account were changed</b>',
    'alice-trader7, <a href="https://explorer.test/?op=70/0/0&amp;from=bot">2026-11-26 14:05 UTC</a>',
  ]);
  expect(notice.html).toContain('no longer pay');
  expect(notice.html).toContain('<i>I never ask for a password, key or PIN.</i>');
  expect(notice.actions?.map(({ data }) => data)).toEqual(['keys:mine', 'keys:active']);
  const owner = renderNotice(
    { kind: 'keysChanged', facts: [{ ...change, isOwner: true }], language: 'ru' },
    links,
  );
  expect(owner.actions?.map(({ data }) => data)).toEqual(['keys:mine', 'keys:owner']);
  expect(owner.html).toContain('Ключи вашего аккаунта изменены');
});
