import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { feeChoiceEn } from './en.ts';

export const feeChoiceRu: TextsIn<typeof feeChoiceEn, 'one' | 'few' | 'many' | 'other'> = {
  paidIn: 'Нажмите, чтобы заплатить другим активом',
  standIn: '{{why}}. Комиссия спишется в {{symbol}}.',
  coreShort: 'На комиссию не хватает {{symbol}}.',
  automatic: 'Выбирать автоматически',
  automaticHint: 'Сначала {{symbol}}, а когда его не хватает — другой актив',
  have: 'У вас {{amount}}',
  nothingFound: 'Среди ваших активов нет такого, которым можно заплатить эту комиссию',
  onlyThose:
    'Только активы, которыми можно заплатить эту комиссию: их у вас достаточно, и в пуле комиссий эмитента хватает {{core}}. Доли пулов не входят.',
};
