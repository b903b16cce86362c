import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { swapEn } from './en.ts';

export const swapRu: TextsIn<typeof swapEn, 'one' | 'few' | 'many' | 'other'> = {
  'swap.pay': 'Вы отдаёте',
  'swap.get': 'Вы получаете',
  'swap.flip': 'Поменять активы местами',
  'swap.trade': 'Обменять',
  'swap.pickPay': 'Что отдать',
  'swap.pickGet': 'Что получить',
  'swap.nothingFound': 'Такого актива нет ни в одном пуле',
  'swap.noPools': 'Пока нет ни одного пула для обмена.',
  'swap.toPools': 'К пулам',
  'swap.rate': 'Курс',
  'swap.rateOf': '1 {{one}} = {{rate}} {{other}}',
  'swap.rateFlip': 'Показать обратный курс',
  'swap.least': 'Получите не меньше',
  'swap.impact': 'Влияние на цену',
  'swap.slippage': 'Проскальзывание',
  'swap.feeStandIn': 'Спишется в {{symbol}}: {{core}} не хватает.',
  'swap.mayRemain': 'Может остаться у вас',
  'swap.mayRemainWhy':
    'Каждый шаг продаёт ровно то, что гарантирует предыдущий. Всё сверх этого остаётся на вашем аккаунте.',
  'swap.route': 'Маршрут',
  'swap.path': '{{percent}}\u00a0% суммы',
  'swap.details': 'Комиссии каждого шага',
  'swap.leg': '{{from}} → {{to}}',
  'swap.legPool': 'Пул {{pool}}',
  'swap.poolFee': 'Комиссия пула',
  'swap.impactWarning': 'Этот обмен сдвинет цену против вас на {{percent}}\u00a0%.',
  'swap.impactConfirm':
    'Этот обмен сдвинет цену против вас на {{percent}}\u00a0%: столько стоимости будет потеряно. Чтобы продолжить, введите «{{word}}».',
  'swap.impactOutgrown': 'Это больше, чем {{before}}\u00a0%, на которые вы согласились: цена изменилась.',
  'swap.impactWord': 'обмен',
  'swap.impactBlocked':
    'Этот обмен сдвинул бы цену против вас на {{percent}}\u00a0%. Начиная с 50\u00a0% он невозможен. Введите меньшую сумму.',
  'swap.moved': 'было {{before}}, стало {{now}}',
  'swap.mayNotHold': 'Эмитент {{symbol}} не разрешает этому аккаунту торговать этим активом.',
  'swap.untraded': 'Ни один пул не торгует {{symbol}}.',
  'swap.priceChangedTab': 'Ошибка: цена изменилась, обновите её на вкладке «Обмен» или введите меньшую сумму',
  'swap.success': 'Обмен выполнен!',
  'swap.slippageHint':
    'Насколько меньше расчёта вы согласны получить. Если цена уйдёт дальше, обмена не будет.',
  'swap.slippageOwn': 'Своё значение, в процентах',
  'swap.slippageWrong': 'Введите от 0 до {{most}}, не больше двух знаков после запятой.',
  'swap.slippageHigh': 'При таком проскальзывании цена может оказаться намного хуже.',
  'swap.outcomeWaiting': 'Ваш обмен {{sold}} в пути.',
  'swap.outcomeLost':
    'Ответ на обмен {{sold}} не пришёл, и пока неизвестно, попал ли он в блок. Ищем его; дважды ничего не отправится. Это выяснится к {{until}} или чуть позже: подождите здесь.',
  'swap.outcomeExpired':
    'Обмена {{sold}} нет ни в одном блоке и уже не будет: ничего не списано. Можно спокойно повторить.',
  'swap.outcomeInBlock': 'Обмен {{sold}} в блоке {{number}}. Узнаём, сколько получено.',
  'swap.outcomeRefused': 'Ничего не списано.',
  'swap.outcomeDone': 'Вы отдали {{sold}} и получили {{got}}.',
  'swap.outcomeRemains': 'Из промежуточных активов на вашем аккаунте осталось {{remains}}.',
  'swap.outcomeClose': 'Убрать это сообщение',
};
