import type { TextsIn } from '../../platform/i18n/textKeys.ts';
import type { appEn } from './en.ts';

export const appRu: TextsIn<typeof appEn, 'one' | 'few' | 'many' | 'other'> = {
  'nav.main': 'Основное меню',
  'nav.openMenu': 'Открыть меню',
  'nav.closeMenu': 'Закрыть меню',
  'nav.collapse': 'Свернуть',
  'nav.expand': 'Развернуть боковую панель',
  'nav.skip': 'К содержанию',

  'header.logout': 'Выйти',
  'header.lock': 'Заблокировать',
  'header.account': 'Аккаунт {{account}}, {{state}}',
  'header.home': 'XBTS, к обзору',

  'footer.byExplorer': 'Блок {{number}} (обозреватель)',
  'footer.blockPending': 'Блок —',

  'node.connecting': 'Подключаемся к сети…',
  'node.switching': 'Переключаемся на другой узел…',
  'node.moved': 'Узел переключён',
  'node.caught': 'Узел {{node}} противоречит остальным и отключён. Загружаем все данные заново.',
  'node.offline': 'Нет связи с сетью',
  'node.served': 'Узлы недоступны. Показаны данные с сервера данных.',
  'node.offlineSince': 'Нет связи. Показаны данные на {{time}}.',

  'boot.failed': 'Не удалось запустить XBTS',

  'update.ready': 'Доступна новая версия.',
  'update.apply': 'Обновить',
  'update.unsaved': 'Всё несохранённое и незаконченное здесь пропадёт.',
  'update.anyway': 'Всё равно обновить',

  'boot.checkLine': 'Проверьте соединение и перезагрузите страницу.',
  'boot.reload': 'Перезагрузить',

  'lock.title': 'XBTS заблокирован',
  'lock.otherAccount': 'Другой аккаунт',

  'keys.changed':
    'Ключи {{account}} изменены в другом месте. Всё можно читать; чтобы подписывать, войдите снова.',
  'keys.changedOn':
    'Пароль или ключи {{account}} изменены {{date}}. Всё можно читать; чтобы подписывать, войдите снова.',
};
