import type { TextsIn } from '../../../platform/i18n/messages.ts';
import type { feeChoiceEn } from './en.ts';

export const feeChoiceRu: TextsIn<typeof feeChoiceEn, 'one' | 'few' | 'many' | 'other'> = {
  fee: 'Комиссия сети',
  paidIn: 'Актив для комиссии',
  standIn: '{{core}} не хватает: комиссия спишется в {{symbol}}.',
  pick: 'Выберите, чем платить комиссию',
  automatic: 'Выбирать автоматически',
  automaticHint: '{{symbol}}, пока хватает, потом другой актив',
  have: 'У вас {{amount}}',
  search: 'Поиск по символу',
  nothingFound: 'Среди ваших активов нет такого, которым можно заплатить эту комиссию',
  onlyThose:
    'Здесь активы, которыми можно заплатить эту комиссию: их у вас достаточно, и в комиссионном пуле эмитента хватает {{core}}. Доли пулов сюда не входят.',
  more: 'Введите часть символа, чтобы увидеть остальные.',
};
