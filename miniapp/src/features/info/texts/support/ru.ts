import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { supportEn } from './en.ts';

export const supportRu: TextsIn<typeof supportEn, 'one' | 'few' | 'many' | 'other'> = {
  warning:
    'Поддержка никогда не пишет вам первой и никогда не просит пароль, ключ, PIN-код или резервную копию. Кто просит — мошенник.',
  chat: 'Чат сообщества',
  chatHint: 'Люди, которые знают биржу и шлюзы',
  faqHint: 'Забытое мемо, медленный шлюз, забытый пароль, комиссии',
  gateways: 'Статус шлюзов',
  gatewaysHint: 'Какие монеты сейчас можно пополнить и вывести',
  diagnostic: 'Диагностика',
  diagnosticHint:
    'Версии и состояние связи. Без аккаунта, ключей, адресов, сумм и имён. Прочитайте перед отправкой.',
  copy: 'Скопировать данные',
};
