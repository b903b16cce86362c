import type { ErrorMessages } from '../../errorMessages.ts';

export const errorsRu: ErrorMessages = {
  'error.unexpected': 'Что-то пошло не так с нашей стороны. Попробуйте ещё раз.',

  'error.amount.empty': 'Введите сумму.',
  'error.amount.malformed': 'Введите сумму числом, например 1250.5.',
  'error.amount.too_many_decimals': 'У этого актива не больше {{decimals}} знаков после запятой.',
  'error.amount.zero': 'Сумма должна быть больше нуля.',
  'error.amount.negative': 'Сумма не может быть отрицательной.',
  'error.amount.too_large': 'Столько в сети быть не может. Введите меньше.',
  'error.amount.over_balance': 'У вас только {{balance}} {{symbol}}.',
  'error.amount.reserve':
    'Останется меньше {{reserve}} {{symbol}}, а столько стоит следующая комиссия. Отправьте меньше или отключите эту защиту ниже.',

  'error.recipient.empty': 'Введите имя аккаунта получателя.',
  'error.recipient.malformed':
    'Это не имя аккаунта. В имени бывают строчные латинские буквы, цифры, точки и дефисы.',
  'error.recipient.unknown': 'Аккаунта {{account}} нет. Проверьте каждую букву.',
  'error.recipient.self': 'Это ваш собственный аккаунт. Выберите другого получателя.',
  'error.recipient.scam': '{{account}} в списке мошеннических аккаунтов. Отправить на него отсюда нельзя.',
  'error.recipient.no_memo_key': '{{account}} не может читать сообщения. Отправьте платёж без сообщения.',
  'error.memo.too_long': 'Сообщение слишком длинное: {{bytes}} байт из {{longest}}.',
  'error.memo.hidden':
    'В сообщении есть скрытые символы: возможно, они вставились вместе с ним. Наберите его заново.',
  'error.payment_link.malformed': 'Это не платёжная ссылка и не имя аккаунта.',
  'error.payment_link.repeated':
    'В платёжной ссылке поле «{{field}}» указано дважды. Ничего не заполнено: попросите новую ссылку.',
  'error.payment_link.recipient': 'В платёжной ссылке нет верного имени аккаунта. Ничего не заполнено.',
  'error.payment_link.asset': 'Актив в платёжной ссылке указан неверно. Ничего не заполнено.',
  'error.payment_link.amount': 'Сумма в платёжной ссылке не является числом. Ничего не заполнено.',
  'error.payment_link.memo':
    'Сообщение в платёжной ссылке слишком длинное или содержит скрытые символы. Ничего не заполнено.',
  'error.payment_link.asset_not_held': 'У вас нет {{symbol}}, а платёж просят именно в этом активе.',
  'error.batch.line': 'Напишите имя, сумму и, если нужно, сообщение: bob-holder2 12.5 за ужин',
  'error.batch.too_many':
    'Это не помещается в одну транзакцию: {{bytes}} байт из {{longest}}. Уберите платёж или сократите сообщения.',
  'error.batch.nothing': 'Напишите хотя бы один платёж.',
  'error.fee.no_core': 'Нет баланса {{symbol}} для оплаты комиссии',
  'error.fee.over_balance':
    'Вашего баланса недостаточно для оплаты комиссии в этом активе, пожалуйста, выберите для комиссии другой актив',

  'error.node.unreachable': 'Ни один узел сети не отвечает. Проверьте подключение и попробуйте ещё раз.',
  'error.node.timeout': 'Узел сети не ответил вовремя. Попробуйте ещё раз.',
  'error.node.connection_lost': 'Связь прервалась. Попробуйте ещё раз.',
  'error.node.wrong_chain': 'Этот узел из другой сети и не используется.',
  'error.node.false_native':
    'Узел сообщает о базовом активе то, чего быть не может ({{id}} {{symbol}}, знаков после запятой: {{precision}}). Ничего не подписано. Выберите другой узел в настройках.',
  'error.node.disagree':
    'Два узла противоречат друг другу, поэтому ничего не подписано. {{oneNode}}: {{oneSays}}, {{otherNode}}: {{otherSays}} ({{subject}} {{field}}). Проверьте ещё раз.',
  'error.node.api_denied': 'Этот узел не даёт таких данных. Выберите в настройках другой.',
  'error.node.bad_answer': 'Узел сети дал непонятный ответ. Попробуйте ещё раз.',
  'error.node.closed': 'Соединение закрыто. Перезагрузите страницу.',
  'error.request.cancelled': 'Отменено.',
  'error.request.malformed': 'Запрос не распознан. Попробуйте ещё раз.',
  'error.request.not_found': 'Там ничего не нашлось.',
  'error.request.too_large': 'Слишком много для одного запроса.',
  'error.broadcast.answer_lost':
    'Транзакция отправлена, но ответ не пришёл. Мы её ищем; не отправляйте повторно.',

  'error.service.unreachable': 'Сервис недоступен. Попробуйте позже.',
  'error.service.bad_answer': 'Сервис дал непонятный ответ. Попробуйте позже.',
  'error.service.refused': 'Ответ сервиса: {{message}}',
  'error.service.rate_limited': 'Слишком много запросов. Подождите минуту.',
  'error.service.not_configured': 'Этот сервис здесь не настроен.',

  'error.launch.missing': 'Для этого откройте приложение из чата с ботом.',
  'error.launch.forged': 'Данные запуска неверны. Откройте приложение из чата с ботом ещё раз.',
  'error.launch.replayed':
    'Это открытие приложения уже используется в другом месте. Откройте его из чата с ботом ещё раз.',
  'error.launch.expired': 'Приложение открыто слишком давно. Откройте его из чата с ботом ещё раз.',
  'error.share.account_unknown':
    'В приглашении стоит имя вашего аккаунта, поэтому бот должен его знать: разрешите сообщения о выплатах в разделе «Ещё» и поделитесь снова.',

  'error.subscription.challenge_over': 'Подтверждение больше не действует. Попробуйте ещё раз.',
  'error.subscription.wrong_key':
    'Это подписано не ключом аккаунта {{account}}. Войдите в аккаунт и попробуйте ещё раз.',
  'error.subscription.too_many_accounts':
    'Можно следить не более чем за {{most}} аккаунтами. Уберите один командой /accounts в чате с ботом.',

  'error.messenger.no_answer': 'Мессенджер не ответил. Попробуйте ещё раз.',
  'error.clipboard.refused': 'Буфер обмена здесь недоступен. Выделите текст и скопируйте его вручную.',
  'error.app.part_not_loaded':
    'Не удалось загрузить часть приложения. Возможно, оно обновилось: перезагрузите страницу.',

  'error.login.account_empty': 'Введите имя аккаунта.',
  'error.login.unknown_account': 'Аккаунта {{account}} нет. Проверьте каждую букву.',
  'error.login.secret_empty': 'Введите пароль или приватный ключ.',
  'error.login.wrong_password':
    'Пароль не подходит к этому аккаунту. Регистр важен; проверьте, все ли символы на месте.',
  'error.login.key_not_of_account': 'Ключ верный, но не от аккаунта {{account}}.',
  'error.login.no_active':
    'Это открывает только ключ для сообщений аккаунта {{account}}. Нужен пароль или активный ключ.',

  'error.account_name.malformed':
    'Имя состоит из строчных латинских букв, цифр и дефисов, начинается с буквы и не содержит точек.',
  'error.account_name.too_long': 'В имени не больше 63 символов.',
  'error.account_name.premium':
    'Создание премиум-аккаунтов недоступно, пожалуйста, добавьте в имя аккаунта цифры или дефис',
  'error.account_name.after_hyphen': 'Пожалуйста, добавьте цифры или буквы после дефиса',
  'error.account_name.taken': 'Указанное имя зарегистрировано ранее, пожалуйста, укажите другое имя',

  'error.new_account.unconfirmed': 'Подтвердите все три пункта.',
  'error.new_account.wrong_part': 'В пароле на этом месте другое. Сверьтесь с тем, что записали.',
  'error.new_account.foreign_keys':
    'В блокчейне за {{account}} могут подписывать не только ваши ключи. Не пользуйтесь этим аккаунтом: выберите другое имя.',
  'error.new_account.not_on_chain':
    'Аккаунт {{account}} зарегистрирован, но ещё не попал в блок. Подождите немного и попробуйте ещё раз.',

  'error.pin.empty': 'Введите PIN-код.',
  'error.pin.too_short': 'Минимальная длина PIN-кода: {{least}}.',
  'error.pin.too_simple': 'Такой PIN-код слишком легко угадать.',
  'error.pin.mismatch': 'PIN-коды не совпадают.',

  'error.vault.wrong_pin': 'Неверный PIN-код.',
  'error.vault.wait': 'Слишком много неверных PIN-кодов. Следующая попытка через {{seconds}}\u00a0с.',
  'error.vault.empty': 'На этом устройстве нет ключей. Сначала войдите.',
  'error.vault.no_account': 'Ключей аккаунта {{account}} на этом устройстве нет. Сначала войдите в него.',
  'error.vault.other_device': 'Сохранённые ключи с другого устройства или браузера. Войдите заново.',
  'error.vault.damaged': 'Сохранённые ключи повреждены. Войдите заново по паролю или приватному ключу.',
  'error.vault.unknown_version': 'Ключи сохранены более новой версией приложения. Перезагрузите страницу.',
  'error.vault.unavailable':
    'Браузер не даёт места для хранения, или оно закончилось. Освободите место или выйдите из приватного режима.',

  'error.vault.no_token': 'Этот способ разблокировки здесь больше не настроен. Введите PIN-код.',
  'error.vault.wiped':
    'Слишком много неверных PIN-кодов: все ключи удалены с этого устройства, как задано в настройках. Войдите снова.',
  'error.backup.empty': 'Вставьте или выберите резервную копию.',
  'error.backup.damaged': 'Это не целая резервная копия: она обрезана или изменена.',
  'error.backup.unknown_version':
    'Эта резервная копия создана более новой версией приложения. Перезагрузите страницу.',
  'error.backup.wrong_password': 'Этот пароль не открывает резервную копию.',
  'error.backup.mismatch': 'Пароли не совпадают.',
  'error.backup.weak_password':
    'Нужно не меньше {{least}} символов: тот, кто найдёт файл, может подбирать пароль.',
  'error.legacy.damaged': 'Хранилище прежнего приложения повреждено. Войдите по паролю или приватному ключу.',
  'error.password.wrong_owner':
    'Это не открывает права владельца {{account}}. Введите действующий пароль или ключ владельца.',
  'error.password.shared_account':
    'За {{account}} подписывают несколько ключей или аккаунтов. Новый пароль это отменил бы, поэтому здесь он не меняется.',
  'error.password.same': 'Этот пароль уже установлен.',
  'error.sensor.unavailable': 'Здесь это недоступно или не разрешено.',
  'error.sensor.refused': 'Не распознано. Попробуйте ещё раз или введите PIN-код.',

  'error.signer.unavailable': 'Модуль подписи остановился. Перезагрузите страницу.',
  'error.signer.not_configured': 'Сеть ещё не определена. Дождитесь подключения и попробуйте ещё раз.',
  'error.signer.locked': 'Кошелёк заблокирован. Введите PIN-код.',
  'error.signer.nothing_to_save': 'Прошло слишком много времени. Войдите заново.',
  'error.signer.no_new_password': 'Новый пароль здесь больше не хранится. Начните заново.',
  'error.signer.nothing_to_sign': 'Подписывать нечего.',
  'error.signer.malformed_challenge': 'Запрос сервера имеет неверный вид. Ничего не подписано.',
  'error.signer.operation_not_allowed': 'Такие операции приложение не подписывает.',
  'error.signer.foreign_payer':
    'Плательщик здесь — другой аккаунт, а не разблокированный. Ничего не подписано.',
  'error.signer.wrong_chain': 'Это предназначено для другой сети. Ничего не подписано.',
  'error.signer.multi_signature':
    'Аккаунту {{account}} нужно больше подписей, чем дают ключи на этом устройстве.',

  'error.pool.not_initialised': 'Пул пуст: обменивать и выводить нечего.',
  'error.pool.zero_outcome': 'Сумма так мала, что в результате выйдет ноль. Введите больше.',
  'error.pool.maker_fee_too_high': 'Рыночная комиссия продаваемого актива забирает всю сумму.',
  'error.pool.taker_fee_too_high': 'Рыночная комиссия получаемого актива забирает всю сумму.',
  'error.pool.foreign_asset': 'В этом пуле такого актива нет.',
  'error.pool.fees_unknown': 'Комиссии одного из активов ещё неизвестны. Попробуйте чуть позже.',
  'error.pool.not_enough_liquidity': 'В пуле столько нет. Введите меньше.',
  'error.pool.no_route': 'Нет пути через пулы от одного актива к другому. Выберите другой актив.',
  'error.pool.same_asset': 'Выберите два разных актива.',
  'error.pool.slippage_out_of_range': 'Проскальзывание должно быть от 0 до менее 100\u00a0%.',
  'error.pool.owner_first': 'Первый взнос в пул может сделать только его владелец.',
  'error.pool.first_deposit_too_large':
    'Первый взнос больше максимального выпуска актива долей. Введите меньше.',
  'error.pool.supply_exhausted': 'Пул уже выпустил все возможные доли.',
  'error.pool.new_supply_disabled': 'Владелец пула запретил выпуск новых долей.',
  'error.pool.shares_over_supply': 'Столько долей не существует. Введите меньше.',
  'error.pool.stake_moved':
    'Ошибка взноса в пул! Обновите цену (нажмите кнопку «Внести») или введите меньшую целую сумму',
  'error.pool.stake_moved_tab':
    'Ошибка взноса в пул! Обновите цену (откройте вкладку «Внести») или введите меньшую целую сумму',
  'error.pool.not_found': 'Такого пула нет. Возможно, его удалили.',
  'error.pool.percent_too_large': 'Комиссия не может быть больше 100\u00a0%.',
  'error.pool.symbol_malformed':
    'В символе от 3 до 16 знаков: заглавные латинские буквы, цифры и не больше одной точки. Первой идёт буква, начинаться с BIT нельзя.',
  'error.pool.symbol_of_other': 'Создавать активы внутри {{parent}} может только его владелец.',
  'error.pool.impact_grew':
    'Теперь обмен сдвинул бы цену против вас на {{percent}}\u00a0%. Вернитесь и посмотрите ещё раз.',

  'error.stake.below_minimum': 'Минимальная сумма стейка — {{minimum}} {{symbol}}.',
  'error.stake.not_deposited':
    'У вас {{balance}} {{symbol}}. Застейкать можно только монеты, уже внесённые на биржу: сначала пополните баланс.',
  'error.stake.not_accepted': 'Подтвердите, что средства будут заблокированы на весь срок.',
  'error.stake.unknown_term': 'Выберите один из предложенных сроков.',
  'error.stake.too_early': 'Этот стейк ещё заблокирован. Осталось дней: {{daysLeft}}.',

  'error.transaction.expired':
    'Транзакция не попала в блок вовремя. Ничего не отправлено, можно спокойно повторить.',
  'error.transaction.uncertain_before':
    'Результат предыдущей транзакции ещё неизвестен. До следующей подождите {{seconds}}\u00a0с.',

  'error.object_id.malformed': 'Это не ID объекта вида 1.2.3.',
  'error.block_id.malformed': 'Это не ID блока.',
  'error.key.malformed_wif': 'Это не приватный ключ, либо в нём пропущен или неверен символ.',
  'error.key.malformed_public': 'Это не публичный ключ этой сети.',
  'error.signature.malformed': 'Подпись недействительна.',
  'error.proof.malformed': 'Это не доказательство блока.',
  'error.proof.unlinked': 'Блок {{block}} не следует за предыдущим.',
  'error.proof.wrong_signature': 'Блок {{block}} не подписан своим делегатом {{witness}}.',
  'error.proof.wrong_root': 'В блоке {{block}} нет этих транзакций.',
  'error.proof.other_witnesses': 'Доказательство опирается на других делегатов, чем известные.',
  'error.memo.undecryptable': 'Ваши ключи не открывают это сообщение.',
  'error.fee.no_exchange_rate': 'Этим активом комиссию платить нельзя. Выберите другой.',
  'error.transaction.unsupported_operation': 'Такие операции приложение не подписывает.',
  'error.transaction.malformed': 'Из этих значений транзакцию собрать нельзя.',

  'error.chain.refused': 'Сеть отклонила операцию: {{detail}}',
  'error.chain.insufficient_balance': 'Баланса не хватает на сумму и комиссию.',
  'error.chain.insufficient_fee': 'Комиссия тем временем изменилась. Проверьте её и повторите.',
  'error.chain.fee_pool_empty':
    'Сейчас комиссию в этом активе не оплатить. Выберите для комиссии другой актив.',
  'error.chain.fee_asset_forbidden':
    'Вашему аккаунту нельзя платить комиссию в этом активе. Выберите другой.',
  'error.chain.duplicate_transaction': 'Эта же транзакция уже отправлена. Посмотрите в истории.',
  'error.chain.expired': 'Транзакция опоздала. Ничего не отправлено, можно спокойно повторить.',
  'error.chain.expiration_too_far':
    'Похоже, часы этого устройства идут неверно. Исправьте время и повторите.',
  'error.chain.wrong_reference': 'Узел находится на другой ветви блокчейна. Попробуйте ещё раз.',
  'error.chain.missing_authority': 'Ключи на этом устройстве не дают права делать это от имени аккаунта.',
  'error.chain.missing_owner_authority': 'Для этого нужен ключ владельца аккаунта.',
  'error.chain.unneeded_signature': 'В транзакции лишняя подпись. Попробуйте ещё раз.',
  'error.chain.malformed_signature': 'Сеть не приняла подпись. Попробуйте ещё раз.',
  'error.chain.transaction_too_large': 'Транзакция слишком велика. Сократите сообщение.',
  'error.chain.price_changed':
    'Ошибка: цена изменилась, обновите её кнопкой «Обменять» или введите меньшую сумму',
  'error.chain.pool_not_initialised': 'Пул пуст: обменивать и выводить нечего.',
  'error.chain.pool_owner_first': 'Первый взнос в пул может сделать только его владелец.',
  'error.chain.pool_not_empty': 'Удалить можно только пустой пул: в этом ещё есть средства.',
  'error.chain.pool_share_asset_taken': 'Этот актив долей уже занят. Выберите другой.',
  'error.chain.pool_supply_exhausted': 'Пул больше не может выпускать доли.',
  'error.chain.zero_outcome': 'Сумма так мала, что в результате выйдет ноль. Введите больше.',
  'error.chain.vesting_too_early': 'Столько ещё не разблокировано. Введите меньше или дождитесь конца срока.',
  'error.chain.order_killed': 'Рынок не смог исполнить ордер сразу, и он отменён.',
  'error.chain.order_gone': 'Ордер исполнен, отменён или истёк.',
  'error.chain.order_not_owned': 'Это ордер другого аккаунта.',
  'error.chain.name_taken': 'Указанное имя зарегистрировано ранее, пожалуйста, укажите другое имя',
  'error.chain.symbol_taken': 'Актив с таким символом уже есть.',
  'error.chain.not_lifetime_member': 'Это доступно только пожизненным участникам.',
  'error.chain.already_lifetime_member': 'Аккаунт уже пожизненный участник.',
  'error.chain.sender_not_whitelisted': 'Эмитент не разрешает вашему аккаунту этот актив.',
  'error.chain.recipient_not_whitelisted': 'Эмитент не разрешает получателю этот актив.',
  'error.chain.transfer_restricted': 'Этот актив можно переводить только эмитенту или от него.',
  'error.chain.market_forbidden': 'Эмитент не разрешает такую сделку.',
  'error.chain.unknown_account': 'Такого аккаунта нет.',
  'error.chain.unknown_asset': 'Такого актива нет.',
  'error.chain.unknown_object': 'Такого объекта в блокчейне нет.',
  'error.chain.same_account': 'Отправитель и получатель — один и тот же аккаунт.',
  'error.chain.amount_not_positive': 'Сумма должна быть больше нуля.',
  'error.chain.unknown_method': 'Этот узел этого не поддерживает. Выберите в настройках другой.',
  'error.chain.limit_too_large': 'Столько данных узел за один раз не отдаёт.',

  'error.storage.in_use': 'Папка данных {{folder}} занята другим процессом.',
  'error.device.storage_denied':
    'Браузер не даёт этой странице хранить данные: изменения пропадут, когда она будет закрыта.',
  'error.device.storage_full':
    'В браузере закончилось место: изменения пропадут, когда эта страница будет закрыта. Освободите место.',

  'error.storage.unavailable': 'Сервер сейчас не может сохранять данные. Попробуйте позже.',
  'error.storage.connection_lost':
    'Сервер потерял связь с базой данных и восстанавливает её. Попробуйте чуть позже.',

  'error.gateway.no_offer': 'Сейчас ни один отвечающий шлюз не работает с {{symbol}}.',
  'error.gateway.deposit_maintenance': 'Пополнение на техобслуживании',
  'error.gateway.withdrawal_maintenance': 'Вывод на техобслуживании',
  'error.gateway.refused': 'Шлюз сообщает: {{message}}',
  'error.gateway.bad_address':
    'Шлюз выдал то, что не является адресом сети {{network}}. Мы его не показываем, чтобы ничего не потерялось. Попробуйте позже.',
  'error.gateway.no_memo':
    'Шлюз выдал адрес без мемо, которое нужно для {{symbol}}. Мы его не показываем, чтобы ничего не потерялось. Попробуйте позже.',
  'error.gateway.no_wallet_type': 'Шлюз не сообщает, как запросить у него {{symbol}}. Попробуйте позже.',
  'error.gateway.no_wallet': 'Шлюз не сообщает, куда отправлять {{symbol}} для вывода. Попробуйте позже.',
  'error.gateway.unknown_wallet':
    'Шлюз называет аккаунт, которого нет в сети: {{account}}. Отправить на него ничего нельзя.',
  'error.gateway.scam_wallet':
    'Шлюз называет {{account}} — этот аккаунт в списке мошеннических. Отправить на него ничего нельзя.',
  'error.gateway.own_wallet':
    'Шлюз называет своим кошельком ваш собственный аккаунт {{account}}. Отправить нельзя.',
  'error.gateway.foreign_issuer':
    'Шлюз называет эмитентом {{named}}, но в сети это {{issuer}}. Отправить нельзя.',
  'error.gateway.wallet_changed':
    'Прошлый вывод этот шлюз принял на {{before}}. Теперь он называет {{account}}. Сначала подтвердите новый аккаунт.',
  'error.gateway.terms_changed':
    'Шлюз тем временем изменил условия. Проверьте новые цифры и продолжите ещё раз.',
  'error.withdrawal.address_empty': 'Введите адрес для вывода.',
  'error.withdrawal.address_malformed': 'Это не адрес сети {{network}}.',
  'error.withdrawal.address_refused':
    'Шлюз не признаёт это адресом сети {{network}}. Проверьте каждый символ.',
  'error.withdrawal.own_deposit_address':
    'Это ваш собственный адрес для пополнения через шлюз. Введите адрес, на который нужно вывести.',
  'error.withdrawal.memo_empty': 'Введите мемо или подтвердите, что получателю оно не нужно.',
  'error.withdrawal.memo_malformed':
    'В мемо не может быть двоеточий и переносов строк, и оно не длиннее 100 символов.',
  'error.withdrawal.below_minimum': 'Минимальная сумма вывода — {{minimum}} {{symbol}}.',
  'error.withdrawal.nothing_arrives': 'Комиссия шлюза {{fee}} {{symbol}} забирает всю сумму. Введите больше.',
};
