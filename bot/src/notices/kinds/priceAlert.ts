import { priceAlertKinds } from '@xbts/shared/alerts/priceRule.ts';
import { readSubject } from '@xbts/shared/alerts/priceSubject.ts';
import { marketScreen } from '@xbts/shared/services/startRoutes.ts';
import * as v from 'valibot';
import { type FigureSource, figureSources, type SubjectQuote } from '../../chain/market/market.ts';
import { type AskedAlert, askedOf } from '../../storage/repositories/alerts.ts';
import { estimateText } from '../../telegram/cards.ts';
import { escapeHtml, htmlBold, htmlText } from '../../telegram/html.ts';
import { momentText } from '../../telegram/momentText.ts';
import type { NoticeKind, NoticeScreen } from '../notice.ts';
import type { NoticeTexts } from '../texts/texts.ts';

const fact = v.object({
  id: v.string(),
  subject: v.string(),
  quote: v.string(),
  base: v.string(),
  kind: v.picklist(priceAlertKinds),
  level: v.string(),
  repeats: v.boolean(),
  price: v.number(),
  readAt: v.number(),
  sources: v.array(v.picklist(figureSources)),
  isAgreed: v.boolean(),
});

type AlertFact = v.InferOutput<typeof fact>;

/** A fired alert, and the quote that fired it; `told` counts how often. */
export interface FiredAlert extends AskedAlert {
  readonly id: bigint;
  readonly uid: bigint;
  readonly told: number;
  readonly quoted: SubjectQuote;
}

/** The notice's key: each firing has one notice. */
export const alertKey = ({ id, told }: Pick<FiredAlert, 'id' | 'told'>): string => `alert:${id}:${told}`;

/** A price reached its alert's level. */
export const priceAlert: NoticeKind<typeof fact> & { factOf(told: FiredAlert): AlertFact } = {
  name: 'priceAlert',
  fact,
  factOf: ({ quoted, ...alert }) => ({
    ...askedOf(alert),
    price: quoted.price,
    readAt: quoted.readAt,
    sources: [...quoted.sources],
    isAgreed: quoted.isAgreed,
  }),
  render(facts, { priceAlert: said }, links) {
    const lines = facts.map((each) => alertText(each, said));
    const [first] = facts;
    const { id, repeats } = first;
    return {
      html: lines.join('\n\n'),
      button: { text: said.button, target: links.screen(screenOf(first)) },
      actions: [
        repeats
          ? { text: said.mute, data: `alert:mute:${id}` }
          : { text: said.onceMore, data: `alert:again:${id}` },
        { text: said.remove, data: `alert:remove:${id}` },
      ],
    };
  },
};

type Said = NoticeTexts['priceAlert'];

function alertText(
  { quote, base, kind, level, price, readAt, sources, isAgreed }: AlertFact,
  said: Said,
): string {
  const rule = said.rules[kind](kind === 'moved' ? said.percent(level) : `${level} ${base}`);
  // The notice may wait out quiet hours.
  const source = said.source(namesOf(sources, said), momentText(readAt, said.locale));
  return [
    `${htmlBold(quote)} ${htmlText(`≈ ${estimateText(price)} ${base}`)}`,
    htmlText(rule),
    `<i>${escapeHtml(isAgreed || sources.length > 1 ? source : `${source}. ${said.oneSource}`)}</i>`,
  ].join('\n');
}

const namesOf = (sources: readonly FigureSource[], { sourceNames }: Said): string =>
  sources.map((name) => sourceNames[name]).join(', ');

/** The screen that trades or shows the subject. */
function screenOf({ subject, quote, base }: AlertFact): NoticeScreen {
  const read = readSubject(subject);
  if (read?.kind === 'pool') return `pool-${Number(read.poolId.slice('1.19.'.length))}`;
  return read?.kind === 'market' ? marketScreen(quote, base) : 'alerts';
}
