import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import { type Language, languageOf } from '../telegram/texts/languages.ts';
import { depositCredited } from './kinds/depositCredited.ts';
import { incomingTransfer } from './kinds/incomingTransfer.ts';
import { keysChanged } from './kinds/keysChanged.ts';
import { orderChanged } from './kinds/orderChanged.ts';
import { payout } from './kinds/payout.ts';
import { priceAlert } from './kinds/priceAlert.ts';
import { proposal } from './kinds/proposal.ts';
import { requestPaid } from './kinds/requestPaid.ts';
import { roundSummary } from './kinds/roundSummary.ts';
import { stakeMatured } from './kinds/stakeMatured.ts';
import { timedTransfer } from './kinds/timedTransfer.ts';
import type { NoticeKind, NoticeKindName, NoticeLinks, RenderedNotice } from './notice.ts';
import { en } from './texts/en.ts';
import { ru } from './texts/ru.ts';
import type { NoticeTexts } from './texts/texts.ts';
import { zh } from './texts/zh.ts';

const texts: Readonly<Record<Language, NoticeTexts>> = { en, ru, zh };

type Render = (facts: unknown, language: string, links: NoticeLinks) => RenderedNotice;

const renderOf = <Schema extends v.GenericSchema<object, object>>(kind: NoticeKind<Schema>): Render => {
  const list = v.tupleWithRest([kind.fact], kind.fact);
  return (facts, language, links) => kind.render(v.parse(list, facts), texts[languageOf(language)], links);
};

/** Every kind; a new one is a file under kinds/ and a line here. */
const renders: Readonly<Record<NoticeKindName, Render>> = {
  payout: renderOf(payout),
  incomingTransfer: renderOf(incomingTransfer),
  depositCredited: renderOf(depositCredited),
  stakeMatured: renderOf(stakeMatured),
  orderChanged: renderOf(orderChanged),
  requestPaid: renderOf(requestPaid),
  proposal: renderOf(proposal),
  timedTransfer: renderOf(timedTransfer),
  keysChanged: renderOf(keysChanged),
  priceAlert: renderOf(priceAlert),
  roundSummary: renderOf(roundSummary),
};

const noticeKindNames = Object.keys(renders) as readonly NoticeKindName[];

/**
 * A queued notice in the subscriber's language.
 * @throws AppError unexpected for an unknown kind, or for facts of another version
 */
export function renderNotice(
  notice: { kind: string; facts: unknown; language: string },
  links: NoticeLinks,
): RenderedNotice {
  const name = noticeKindNames.find((each) => each === notice.kind);
  if (name === undefined) throw new AppError('unexpected', { detail: `no notice of kind ${notice.kind}` });
  return renders[name](notice.facts, notice.language, links);
}
