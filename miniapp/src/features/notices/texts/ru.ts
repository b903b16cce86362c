import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { noticesEn } from './en.ts';

export const noticesRu: TextsIn<typeof noticesEn, 'one' | 'few' | 'many' | 'other'> = {
  title: 'Сообщать о выплатах',
  hint: 'Сообщения от бота',
  outside: 'Бот пишет вам в мессенджере. Чтобы включить это, откройте приложение из чата с ботом.',
  consent:
    'Сервер бота хранит ваш ID в мессенджере, язык, имена аккаунтов ниже и эти настройки, чтобы писать вам о них. Ключ аккаунта подписывает, что аккаунт ваш; сам ключ остаётся на устройстве. «Удалить всё» здесь или /stop в чате убирает всё.',
  about: 'Сообщать мне',
  'kinds.payout': 'Выплаты SmartHolder',
  'kinds.incomingTransfer': 'Входящие переводы',
  'kinds.stakeMatured': 'Истёкшие сроки стейков',
  muted: 'Без уведомлений',
  accounts: 'Отслеживаемые аккаунты',
  accountsFooter: 'Убрать аккаунт: /accounts в чате с ботом.',
  subscribe: 'Сообщать об аккаунте {{account}}',
  needsKey:
    '{{account}} открыт только для просмотра. Войдите по паролю или ключу, чтобы показать, что он ваш.',
  chooseOne: 'Выберите хотя бы одно.',
  subscribed: 'Бот будет сообщать об аккаунте {{account}}.',
  forget: 'Удалить всё',
  forgotten: 'Всё, что бот хранил о вас, удалено.',
};
