import { expect, it } from 'vitest';
import { foundEntities, hostileTexts } from '../telegram/foundEntities.fixture.ts';
import { paidCard, requestCard } from '../telegram/requests/requestCard.ts';
import { texts } from '../telegram/texts/languages.ts';
import type { NoticeLinks } from './notice.ts';
import { renderNotice } from './renderNotice.ts';

const links: NoticeLinks = {
  operation: (operation) => `https://explorer.test/?op=${operation}`,
  screen: (screen) => ({ url: `https://mini.test/${screen}` }),
  page: (screen) => ({ url: `https://mini.test/${screen}` }),
};

const languages = ['en', 'ru', 'zh'] as const;

/** A fact of every kind of notice with `text` as each name and symbol. */
function factsOf(text: string): Readonly<Record<string, object>> {
  const amount = { units: '4111111111111111', symbol: text, precision: 0 };
  const transfer = { operation: '1/2/3', from: text, to: text, ...amount };
  const asset = { symbol: text, precision: 0 };
  return {
    payout: { operation: '1/2/3', account: text, payer: text, price: 0.02, ...amount },
    roundSummary: { payer: text, payments: 2, accounts: 1, price: null, ...amount },
    incomingTransfer: transfer,
    depositCredited: transfer,
    requestPaid: transfer,
    stakeMatured: { account: text, ...amount },
    orderChanged: {
      outcome: 'partlyFilled',
      account: text,
      operation: null,
      sells: asset,
      wants: { ...asset, symbol: `${text}2` },
      priceSold: '10',
      priceWanted: '20',
      sold: '4111111111111111',
      got: '5500000000000004',
      fee: '1',
      left: '4111111111111111',
    },
    proposal: {
      event: 'waits',
      by: text,
      proposal: '1.10.7',
      account: text,
      proposer: text,
      payment: { to: text, ...amount },
      count: 1,
      endsAt: '2026-11-24T05:00:00',
    },
    timedTransfer: {
      event: 'waits',
      id: '1.16.7',
      fromId: '1.2.17',
      toId: '1.2.18',
      from: text,
      to: text,
      ...amount,
      endsAt: '2026-11-24T05:00:00',
    },
    keysChanged: { operation: '1/2/3', account: text, isOwner: true, at: '2026-11-26T14:05:00' },
    priceAlert: {
      id: '1',
      subject: '1.19.5',
      quote: text,
      base: text,
      kind: 'above',
      level: '4111111111111111',
      repeats: false,
      price: 4_111_110_000_000_000,
      readAt: 1_795_000_000_000,
      sources: ['chain'],
      isAgreed: false,
    },
  };
}

it.each(hostileTexts)('no notice of any kind interprets a name or symbol “%s”', (text) => {
  for (const [kind, fact] of Object.entries(factsOf(text)))
    for (const language of languages) {
      const { html } = renderNotice({ kind, facts: [fact], language }, links);
      expect({ kind, language, html, found: foundEntities(html) }).toMatchObject({ found: [] });
    }
});

it.each(hostileTexts)('no card of a request interprets a message or name “%s”, open or paid', (memo) => {
  const asked = { account: memo, symbol: memo, amount: '4111111111111111', memo, isOwn: true };
  for (const language of languages) {
    const open = requestCard({ ...asked, expiresAt: new Date(0) }, texts[language]);
    const paid = { operation: '1/2/3', from: memo };
    const answered = paidCard({ ...asked, paid }, texts[language], links.operation);
    for (const html of [open, answered])
      expect({ html, found: foundEntities(html) }).toMatchObject({ found: [] });
  }
});
