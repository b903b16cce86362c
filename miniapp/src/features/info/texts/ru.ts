import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { infoEn } from './en.ts';

export const infoRu: TextsIn<typeof infoEn, 'one' | 'few' | 'many' | 'other'> = {
  'download.title': 'Установить приложение',
  'download.intro':
    'Магазин не нужен: эта страница и есть приложение. Добавьте её на главный экран и открывайте как любое другое.',
  'download.installTitle': 'Установка',
  'download.install': 'Установить приложение',
  'download.installed': 'Установлено. Вы сейчас в приложении.',
  'download.accepted': 'Устанавливаем приложение…',
  'download.offered': 'Ваш браузер может установить его сейчас.',
  'download.inside':
    'Чтобы установить его вне мессенджера, откройте эту страницу в браузере, как описано ниже.',
  'download.ios': 'iPhone и iPad, в Safari',
  'download.ios1': 'Нажмите кнопку «Поделиться».',
  'download.ios2': 'Выберите «На экран „Домой“».',
  'download.ios3': 'Нажмите «Добавить».',
  'download.android': 'Android, в Chrome',
  'download.android1': 'Откройте меню браузера ⋮.',
  'download.android2': 'Выберите «Добавить на главный экран» или «Установить приложение».',
  'download.desktop': 'Компьютер, в Chrome или Edge',
  'download.desktop1': 'Нажмите значок установки в адресной строке или «Установить» в меню.',
  'download.desktop2':
    'Safari на Mac: «Файл», затем «Добавить в Dock». Firefox не устанавливает страницы: сохраните закладку.',
  'download.homeTitle': 'Ярлык мессенджера',
  'download.homeHint': 'Значок на главном экране, который сразу открывает приложение в мессенджере.',
  'download.homeAdd': 'Добавить на главный экран',
  'download.homeAdded': 'Ярлык добавлен на главный экран.',
  'download.homeDeclined': 'Ярлык не добавлен.',
  'download.homeOld': 'Для ярлыка нужен мессенджер версии 8.0 или новее, на телефоне.',
  'download.botTitle': 'В мессенджере',
  'download.botHint': 'Запустите бота и откройте приложение из чата с ним.',
  'download.botQr': 'QR-код ссылки на запуск бота',
  'download.botCopy': 'Скопировать ссылку',
  'download.pageTitle': 'В браузере',
  'download.pageHint':
    'То же приложение на другом устройстве или в браузере. Ключи у каждого устройства свои.',
  'download.pageQr': 'QR-код адреса этого приложения',
  'download.pageCopy': 'Скопировать адрес',
  'download.pageOpen': 'Открыть в браузере',

  'more.exchange': 'Биржа',

  'welcome.title': 'Прежде чем начать',
  'welcome.noKyc': 'Без KYC: никто не спрашивает, кто вы.',
  'welcome.noData': 'Приложение не хранит данные пользователей.',
  'welcome.keys': 'Ключи есть только у вас. Никто не сможет их восстановить.',
  'welcome.name': 'Никогда не добавляйте лишних символов к имени аккаунта при получении.',
  'welcome.final': 'Транзакции в блокчейне нельзя отменить.',
  'welcome.accept': 'Понятно, больше не показывать',

  'newcomer.title': 'Добро пожаловать в XBTS',
  'newcomer.wallet': 'Ваш собственный кошелёк. Ключи создаются на этом устройстве и не покидают его.',
  'newcomer.exchange': 'Обмен монет, доход в пулах, стейкинг. Ничего не уйдёт без вашего подтверждения.',
  'newcomer.account': 'Без документов: аккаунт — это просто имя. Бесплатно и примерно за минуту.',
  'newcomer.waiting': 'Чтобы это открыть, нужен аккаунт. Создайте его или войдите — и всё откроется сразу.',
  'newcomer.lookAround': 'Сначала осмотреться',

  'more.payments': 'Платежи',
  'more.app': 'Приложение',
  'more.outside': 'Ссылки',
  'more.firstSteps': 'Первые шаги',
  'more.firstStepsHint': 'Что такое XBTS и как завести свой аккаунт',
  'more.loginHint': 'По паролю или приватному ключу',

  'notFound.title': 'Страница не найдена',
  'notFound.text': 'По этому адресу ничего нет.',
  'notFound.action': 'В кошелёк',
};
