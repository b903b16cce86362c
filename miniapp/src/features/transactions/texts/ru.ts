import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { reviewEn } from './en.ts';

export const reviewRu: TextsIn<typeof reviewEn, 'one' | 'few' | 'many' | 'other'> = {
  'review.what': 'Что произойдёт',
  'review.expects': 'Вы получите (оценка, без гарантии)',
  'review.expected': 'Ожидается сейчас',
  'review.mayRemain': 'Возможный остаток на маршруте',
  'review.noBlock': 'Не попала ни в один блок',
  'review.feesTaken': 'Комиссии эмитента или пула заберут до {{percent}}\u00a0% от получаемых {{symbol}}.',
  'review.changed': 'Цифры изменились',
  'review.consent':
    'Цифры стали хуже тех, что вы подтвердили. Ничего не подписано. Проверьте и подтвердите ещё раз.',
  'review.before': 'было {{figure}}',
  'review.now': 'стало {{figure}}',
  'outcome.done': '{{account}}: транзакция в блоке {{number}}.',
  'outcome.failed': '{{account}}: транзакция не прошла.',
  'review.assetCreate':
    'Создать актив {{symbol}}: знаков после запятой — {{precision}}, максимальный выпуск — {{supply}}.',
  'review.transfer': 'Отправить {{amount}} аккаунту {{name}} ({{id}}).',
  'review.upgrade':
    'Сделать {{name}} ({{id}}) пожизненным участником. Комиссия ниже — это цена, она не возвращается.',
  'review.votes': 'Изменения в голосах',
  'review.votesOwn': 'Убрать доверенного: аккаунт голосует сам.',
  'review.votesProxy': '{{name}} ({{id}}) голосует весом этого аккаунта, пока вы это не измените.',
  'review.votesAdded': 'Новый голос',
  'review.votesRemoved': 'Голос отозван',
  'review.witness': 'делегат',
  'review.committee': 'член комитета',
  'review.worker': 'воркер',
  'review.signers':
    'После этого платить с аккаунта (active) смогут только подписи общим весом не меньше {{threshold}} или владелец:',
  'review.owners':
    'После этого аккаунтом владеют (owner) и могут менять все его ключи только подписи общим весом не меньше {{threshold}}:',
  'review.memoKey': 'Мемо открывает ключ {{key}} (memo)',
  'review.votesItself': 'Аккаунт голосует сам ({{id}})',
  'review.votesThrough': 'За него голосует {{name}} ({{id}})',
  'review.wantsWitnesses': 'Желаемое число делегатов: {{number}}',
  'review.wantsCommittee': 'Желаемое число членов комитета: {{number}}',
  'review.signerAccount': 'Аккаунт {{name}} ({{id}}), вес {{weight}}',
  'review.signerKey': 'Ключ {{key}}, вес {{weight}}',
  'review.propose':
    'Предложить это подписантам (действует до {{time}}). Ничего не произойдёт, пока не одобрит достаточно из них.',
  'review.approve':
    'Одобрить предложение {{proposal}}. С последним нужным одобрением всё это произойдёт сразу:',
  'review.approveOwner':
    'Одобрить предложение {{proposal}} как владелец аккаунта (owner). С последним нужным одобрением всё это произойдёт сразу:',
  'review.approveKey':
    'Одобрить предложение {{proposal}} ключом {{key}}. С последним нужным одобрением всё это произойдёт сразу:',
  'review.withdrawOwner': 'Отозвать своё одобрение предложения {{proposal}} как владельца (owner).',
  'review.withdrawKey': 'Отозвать одобрение предложения {{proposal}} ключом {{key}}.',
  'review.withdrawApproval': 'Отозвать своё одобрение предложения {{proposal}}.',
  'review.refuse': 'Отклонить предложение {{proposal}} навсегда. Одобрить его больше никто не сможет.',
  'review.later': 'С аккаунта {{name}}: {{what}} Комиссия: {{fee}}.',
  'review.parts': '{{parts}}.',
  'review.untold': 'Неизвестная операция: не одобряйте.',
  'review.laterSealed':
    'С аккаунта {{name}}: {{what}} Комиссия: {{fee}}. С зашифрованным мемо, которое вы не прочтёте.',
  'review.vote': '{{role}} {{name}} ({{id}})',
  'review.vestingCreate': 'Заблокировать {{amount}}. {{term}}',
  'review.vestingWithdraw': 'Забрать {{amount}} из заблокированного баланса {{id}}.',
  'review.termLinear': 'Разблокируется постепенно до {{end}}; до {{cliff}} — ничего.',
  'review.termCoinDays_one': 'Полностью разблокируется через {{count}} день после {{start}}.',
  'review.termCoinDays_few': 'Полностью разблокируется через {{count}} дня после {{start}}.',
  'review.termCoinDays_many': 'Полностью разблокируется через {{count}} дней после {{start}}.',
  'review.termCoinDays_other': 'Полностью разблокируется через {{count}} дня после {{start}}.',
  'review.termInstant': 'Забрать можно в любое время.',
  'review.poolCreate':
    'Создать пул {{assetA}}/{{assetB}} с активом долей {{share}}. Комиссия за обмен {{taker}}\u00a0%, за вывод {{withdrawal}}\u00a0%.',
  'review.orderRests':
    'Лимитный ордер: продать {{amount}} не меньше чем за {{least}}; действует до {{time}}, если раньше не исполнен и не отменён.',
  'review.orderAtOnce':
    'Продать на рынке {{amount}} не меньше чем за {{least}} до вычета рыночной комиссии: сразу и целиком или никак.',
  'review.youOffer': 'Вы продаёте',
  'review.onceSold': 'При полном исполнении вы получите не меньше',
  'review.orderCancel': 'Отменить открытый ордер {{order}}.',
  'review.timedCreate':
    'Отложить {{amount}} для {{name}} ({{id}}). Сумма будет выплачена, если кто-то за {{hours}} ч назовёт секрет из {{size}} байт с хешем {{algorithm}} {{hash}}. Иначе она сама вернётся вам.',
  'review.timedRedeem':
    'Назвать секрет перевода {{id}}: {{amount}} получит {{name}} ({{to}}). Секрет станет публичным.',
  'review.timedExtend':
    'Продлить перевод с секретом {{id}} на {{amount}} для {{name}} на {{hours}} ч, до {{time}}. Раньше деньги не вернутся.',
  'review.poolDelete': 'Удалить пустой пул {{pool}}.',
  'review.poolDeposit': 'Внести не больше {{amountA}} и {{amountB}} в пул {{pool}}.',
  'review.poolWithdraw': 'Вернуть {{amount}} пулу {{pool}} за соответствующую часть обоих активов.',
  'review.poolExchange': 'Обменять {{amount}} в пуле {{pool}} не меньше чем на {{least}}.',

  'review.oneNode':
    'Это подтверждает только один узел, сверить больше не с кем. Перепроверьте сумму и получателя.',
  'review.confirmedBy_one': 'Подтверждено только одним узлом',
  'review.confirmedBy_few': 'Подтверждено {{count}} независимыми узлами',
  'review.confirmedBy_many': 'Подтверждено {{count}} независимыми узлами',
  'review.confirmedBy_other': 'Подтверждено {{count}} независимыми узлами',
  'review.nodes': 'Узлы',
  'review.validUntil': 'Действует до',
  'review.validFor': '{{time}} (через {{seconds}} с)',
  'review.afterBlock': 'После блока',
  'danger.offMarket':
    'Предложение продаёт {{sold}} за {{bought}} — на {{percent}}\u00a0% дешевле, чем это стоит по сегодняшним ценам.',
  'danger.word': 'принимаю',
  'danger.consent': 'Понимаю и всё равно подписываю',
  'danger.oneNode':
    'Всё это известно только со слов {{node}}. Если он лжёт об имени, сумме или активе, этого никто не заметит.',
  'danger.control': 'Это меняет, кто управляет аккаунтом. Проверьте выше каждое имя и каждый ключ.',
  'danger.lateSecret':
    'До конца меньше десяти минут. Если не успеть, вы ничего не получите, а секрет узнают все.',
  'danger.otherAccount':
    'В прошлый раз имя {{name}} означало аккаунт {{before}}, теперь — {{now}}. Имена в блокчейне не переходят: узел лжёт сейчас или лгал тогда.',
  'danger.otherMemoKey':
    'Мемо для {{name}} будет зашифровано другим ключом, чем в прошлый раз. Спросите получателя, менял ли он ключ.',
  'danger.otherAsset':
    '{{symbol}} в прошлый раз означал {{before}}, теперь {{now}}. Активы не меняют символ: узел лжёт сейчас или лгал тогда.',
  'danger.otherPrecision':
    'У {{symbol}} в прошлый раз было знаков после запятой: {{before}}, теперь: {{now}}. Это число не меняется: настоящая сумма может быть другой.',
  'review.title': 'Проверьте и подтвердите',
  'review.youSend': 'Вы отправляете',
  'review.memo': 'Мемо',
  'review.memoOf': 'Мемо к шагу {{number}}, получатель {{name}}',
  'review.confirm': 'Подтвердить и подписать',
  'review.final': 'Транзакцию нельзя отменить.',
  'review.wait': 'Узнаём текущие комиссии…',
  'review.youGet': 'Вы получите не меньше',
  'review.feeChanged': 'Комиссия изменилась. Проверьте её и подтвердите ещё раз.',
  'review.namesChanged':
    'Узлы теперь сообщают об этих аккаунтах или активах другое. Ничего не подписано. Проверьте каждую строку и подтвердите ещё раз.',
  'review.newPassword':
    'Пароль аккаунта заменяется: новыми станут ключ владельца, активный ключ и мемо-ключ. Старый пароль и все его ключи перестанут работать.',
  'review.multiSignature':
    'Одних этих ключей для подписи за {{account}} не хватит: это аккаунт с мультиподписью.',
  'review.signedOnly': 'Окно можно закрыть. Транзакция продолжится, результат будет в истории.',

  'transaction.title': 'Транзакция',
  'transaction.signed': 'Подписано',
  'transaction.sent': 'Отправлено в сеть',
  'transaction.included': 'В блоке {{number}}',
  'transaction.irreversible': 'Необратимо',
  'transaction.provenBy': 'Доказано подписями делегатов: {{signed}} из {{active}}',
  'transaction.uncheckedTwo': 'Так сообщают два узла. Само устройство проверить блок не может.',
  'transaction.uncheckedOne': 'Так сообщает только один узел. Само устройство проверить блок не может.',
  'transaction.saveProof': 'Сохранить доказательство',
  'transaction.copyProof': 'Скопировать доказательство',
  'transaction.lost': 'Ответа нет. Ищем транзакцию… Дважды ничего не отправится.',
  'transaction.expired': 'Срок истёк. Её нет ни в одном блоке и не будет. Можно спокойно повторить.',
  'transaction.expiredOneNode':
    'Срок истёк, но так говорит только один узел. Прежде чем платить снова, найдите транзакцию в обозревателе блоков.',
  'transaction.id': 'ID транзакции',
  'transaction.copyId': 'Скопировать ID транзакции',
  'review.viewOnly': 'Этот аккаунт только для просмотра. Отправить с него нельзя.',
};
