import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { passwordEn } from './en.ts';

export const passwordRu: TextsIn<typeof passwordEn, 'one' | 'few' | 'many' | 'other'> = {
  passwordIntro:
    'Изменение подписывается ключом владельца один раз; он не сохраняется. Текущий пароль перестанет работать везде: на каждом устройстве нужно войти снова.',
  presentPassword: 'Текущий пароль или ключ владельца',
  newPassword: 'Новый пароль',
  writeDown: 'Запишите его сейчас. Он показывается один раз, и восстановить его не может никто.',
  paper: 'Бумажный кошелёк со всеми ключами',
  confirmForgotten: 'Забытый пароль восстановить нельзя.',
  confirmWritten: 'Пароль записан.',
  confirmLoss: 'Потеря пароля — это потеря активов.',
  reviewChange: 'Проверить изменение',
  waiting: 'Ждём блок…',
  storeKeys: 'Новый пароль в блокчейне. Введите PIN-код, чтобы сохранить его ключи на устройстве.',
  passwordChanged: 'Пароль изменён.',
  refused: 'Сеть не приняла изменение. Действует прежний пароль.',
  next: 'Продолжить',
};
