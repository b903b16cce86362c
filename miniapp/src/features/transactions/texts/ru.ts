import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { reviewEn } from './en.ts';

export const reviewRu: TextsIn<typeof reviewEn, 'one' | 'few' | 'many' | 'other'> = {
  'review.what': 'Что произойдёт',
  'review.expects': 'При нынешнем состоянии вы получите',
  'review.expected': 'Ожидается сейчас',
  'review.mayRemain': 'Может остаться от промежуточных',
  'review.noBlock': 'Ни в одном блоке',
  'review.feesTaken': 'Комиссии эмитента или пула забирают до {{percent}}\u00a0% получаемых {{symbol}}.',
  'review.changed': 'За это время цифры изменились',
  'review.consent':
    'Цифры хуже тех, что вы подтвердили. Ничего не подписано. Проверьте их и подтвердите ещё раз.',
  'review.before': 'было {{figure}}',
  'review.now': 'стало {{figure}}',
  'outcome.done': 'Транзакция {{account}} — в блоке {{number}}.',
  'outcome.failed': 'Транзакция {{account}} не прошла.',
  'review.assetCreate':
    'Создать актив {{symbol}}: знаков после запятой — {{precision}}, всего не больше {{supply}}.',
  'review.transfer': 'Заплатить {{amount}} аккаунту {{name}} ({{id}}).',
  'review.upgrade':
    'Сделать {{name}} ({{id}}) пожизненным членом. Комиссия ниже и есть цена, из неё ничего не вернётся.',
  'review.votes': 'Что меняется в голосах',
  'review.votesOwn': 'Доверенного больше нет: аккаунт голосует сам.',
  'review.votesProxy': '{{name}} ({{id}}) голосует весом этого аккаунта, пока вы это не измените.',
  'review.votesAdded': 'Новый голос',
  'review.votesRemoved': 'Голос отозван',
  'review.witness': 'делегат',
  'review.committee': 'член комитета',
  'review.worker': 'воркер',
  'review.signers':
    'После этого платить с аккаунта (active) смогут только подписи общим весом {{threshold}} и владелец:',
  'review.owners':
    'После этого аккаунтом владеют (owner) подписи общим весом {{threshold}}: менять его ключи сможет только тот, кто их наберёт:',
  'review.memoKey': 'Сообщения открывает ключ {{key}} (memo)',
  'review.votesItself': 'Аккаунт голосует сам ({{id}})',
  'review.votesThrough': 'За него голосует {{name}} ({{id}})',
  'review.wantsWitnesses': 'Сколько делегатов хочет: {{number}}',
  'review.wantsCommittee': 'Сколько членов комитета хочет: {{number}}',
  'review.signerAccount': 'Аккаунт {{name}} ({{id}}), вес {{weight}}',
  'review.signerKey': 'Ключ {{key}}, вес {{weight}}',
  'review.propose':
    'Предложить это подписантам до {{time}}. Ничего не произойдёт, пока не одобрит нужное их число.',
  'review.approve':
    'Одобрить предложение {{proposal}}. С последним нужным одобрением всё это произойдёт сразу:',
  'review.approveOwner':
    'Одобрить предложение {{proposal}} как владелец аккаунта (owner). С последним нужным одобрением всё это произойдёт сразу:',
  'review.approveKey':
    'Одобрить предложение {{proposal}} ключом {{key}}. С последним нужным одобрением всё это произойдёт сразу:',
  'review.withdrawOwner': 'Отозвать своё одобрение предложения {{proposal}} как владельца (owner).',
  'review.withdrawKey': 'Отозвать одобрение предложения {{proposal}} ключом {{key}}.',
  'review.withdrawApproval': 'Отозвать своё одобрение предложения {{proposal}}.',
  'review.refuse': 'Отклонить предложение {{proposal}} навсегда: одобрить его больше никто не сможет.',
  'review.later': 'С аккаунта {{name}}: {{what}} Его комиссия: {{fee}}.',
  'review.parts': '{{parts}}.',
  'review.untold': 'Неизвестная операция: не одобряйте.',
  'review.laterSealed':
    'С аккаунта {{name}}: {{what}} Его комиссия: {{fee}}. С зашифрованным сообщением, которое вы не прочтёте.',
  'review.vote': '{{role}} {{name}} ({{id}})',
  'review.vestingCreate': 'Заблокировать {{amount}}. {{term}}',
  'review.vestingWithdraw': 'Забрать {{amount}} из заблокированного баланса {{id}}.',
  'review.termLinear': 'Освобождается постепенно до {{end}}; до {{cliff}} — ничего.',
  'review.termCoinDays_one': 'Считая с {{start}}, освободится полностью через {{count}} день.',
  'review.termCoinDays_few': 'Считая с {{start}}, освободится полностью через {{count}} дня.',
  'review.termCoinDays_many': 'Считая с {{start}}, освободится полностью через {{count}} дней.',
  'review.termCoinDays_other': 'Считая с {{start}}, освободится полностью через {{count}} дня.',
  'review.termInstant': 'Забрать можно в любое время.',
  'review.poolCreate':
    'Создать пул {{assetA}} и {{assetB}} с активом долей {{share}}. Комиссия за обмен {{taker}}\u00a0%, комиссия за вывод {{withdrawal}}\u00a0%.',
  'review.orderRests':
    'Выставить на рынок {{amount}} не меньше чем за {{least}}; ордер действует до {{time}}, если раньше не исполнен и не отменён.',
  'review.orderAtOnce':
    'Продать на рынке {{amount}} не меньше чем за {{least}} до вычета рыночной комиссии — сразу и целиком или никак.',
  'review.youOffer': 'Вы откладываете',
  'review.onceSold': 'Вы получите не меньше, когда всё будет продано',
  'review.orderCancel': 'Отменить открытый ордер {{order}}.',
  'review.timedCreate':
    'Отложить {{amount}} для {{name}} ({{id}}). Их выплатит тот, кто за {{hours}} ч назовёт секрет из {{size}} байт с хешем {{algorithm}} {{hash}}; после этого они сами вернутся вам.',
  'review.timedRedeem':
    'Назвать секрет перевода {{id}}: {{amount}} получит {{name}} ({{to}}). С этого момента секрет прочтёт любой.',
  'review.timedExtend':
    'Продлить перевод с секретом {{id}} на {{amount}} для {{name}} на {{hours}} ч, до {{time}}. Раньше деньги не вернутся.',
  'review.poolDelete': 'Удалить пустой пул {{pool}}.',
  'review.poolDeposit': 'Внести не больше {{amountA}} и {{amountB}} в пул {{pool}}.',
  'review.poolWithdraw': 'Вернуть {{amount}} пулу {{pool}} за соответствующую часть обоих активов.',
  'review.poolExchange': 'Продать {{amount}} пулу {{pool}} не меньше чем за {{least}}.',

  'review.oneNode':
    'Это подтверждает только один узел: больше спросить некого. Проверьте сумму и получателя дважды.',
  'review.confirmedBy_one': 'Подтверждено только одним узлом',
  'review.confirmedBy_few': 'Подтверждено {{count}} независимыми узлами',
  'review.confirmedBy_many': 'Подтверждено {{count}} независимыми узлами',
  'review.confirmedBy_other': 'Подтверждено {{count}} независимыми узлами',
  'review.nodes': 'Узлы',
  'review.validUntil': 'Действует до',
  'review.validFor': '{{time}}, ещё {{seconds}} с',
  'review.afterBlock': 'После блока',
  'danger.offMarket':
    'Предложение продаёт {{sold}} за {{bought}} на {{percent}}\u00a0% дешевле, чем это стоит по сегодняшним ценам.',
  'danger.word': 'принимаю',
  'danger.consent': 'Понимаю и всё равно подписываю',
  'danger.oneNode':
    'Всё, что здесь показано, известно только со слов {{node}}. Если он лжёт об имени, сумме или активе, возразить некому.',
  'danger.control': 'Это меняет, кто управляет аккаунтом. Проверьте выше каждое имя и каждый ключ.',
  'danger.lateSecret':
    'До конца меньше десяти минут. Если не успеть, вы ничего не получите, а секрет узнают все.',
  'danger.otherAccount':
    'Имя {{name}} в прошлый раз означало аккаунт {{before}}, теперь {{now}}. Имена в блокчейне не меняют владельца: узел лжёт сейчас или лгал тогда.',
  'danger.otherMemoKey':
    'Сообщение для {{name}} будет зашифровано другим ключом, чем в прошлый раз. Спросите получателя, менял ли он ключ.',
  'danger.otherAsset':
    '{{symbol}} в прошлый раз означал {{before}}, теперь {{now}}. Активы не меняют символ: узел лжёт сейчас или лгал тогда.',
  'danger.otherPrecision':
    'У {{symbol}} в прошлый раз было знаков после запятой: {{before}}, теперь: {{now}}. Это число не меняется: настоящая сумма может быть другой.',
  'review.title': 'Проверьте и подтвердите',
  'review.youSend': 'Вы отправляете',
  'review.memo': 'Сообщение',
  'review.memoOf': 'Сообщение к шагу {{number}}, получатель {{name}}',
  'review.confirm': 'Подтвердить и подписать',
  'review.final': 'Транзакцию нельзя отменить.',
  'review.wait': 'Узнаём текущие комиссии сети…',
  'review.youGet': 'Вы получите не меньше',
  'review.feeChanged': 'Комиссия за это время изменилась. Проверьте её и подтвердите ещё раз.',
  'review.namesChanged':
    'Узлы, которые отвечают сейчас, сообщают об этих аккаунтах или активах не то, что раньше. Ничего не подписано. Проверьте каждую строку и подтвердите ещё раз.',
  'review.newPassword':
    'Пароль аккаунта заменяется: новыми станут ключ владельца, активный ключ и ключ для сообщений. Старый пароль и все его ключи перестанут работать.',
  'review.pinHint': 'PIN-код разблокирует ключи для этой подписи.',
  'review.multiSignature':
    'Одних этих ключей для подписи за {{account}} не хватит: это аккаунт с несколькими подписями.',
  'review.signedOnly': 'Окно можно закрыть. Транзакция продолжится, а её результат покажет история.',

  'transaction.title': 'Транзакция',
  'transaction.signed': 'Подписано',
  'transaction.sent': 'Отправлено в сеть',
  'transaction.included': 'В блоке {{number}}',
  'transaction.irreversible': 'Необратимо',
  'transaction.provenBy': 'Доказано подписями делегатов: {{signed}} из {{active}}',
  'transaction.uncheckedTwo': 'Так говорят два узла: само это устройство проверить блок не может.',
  'transaction.uncheckedOne': 'Так говорит только один узел: само это устройство проверить блок не может.',
  'transaction.saveProof': 'Сохранить доказательство',
  'transaction.copyProof': 'Скопировать доказательство',
  'transaction.lost': 'Ответ не пришёл. Ищем транзакцию; дважды ничего не отправится.',
  'transaction.expired': 'Срок истёк: её нет ни в одном блоке и уже не будет. Можно спокойно повторить.',
  'transaction.expiredOneNode':
    'Срок истёк, но так говорит единственный доступный узел. Прежде чем платить снова, найдите транзакцию в обозревателе.',
  'transaction.id': 'ID транзакции',
  'transaction.copyId': 'Скопировать ID транзакции',
  'review.viewOnly': 'Этот аккаунт открыт только для просмотра: отправить с него ничего нельзя.',
  'review.details': 'Подробности',
};
