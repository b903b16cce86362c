import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { passwordEn } from './en.ts';

export const passwordRu: TextsIn<typeof passwordEn, 'one' | 'few' | 'many' | 'other'> = {
  passwordIntro:
    'Ключ владельца подпишет это один раз и не сохранится. Текущий пароль перестанет работать везде: на каждом устройстве придётся войти снова.',
  presentPassword: 'Текущий пароль или ключ владельца',
  newPassword: 'Новый пароль',
  writeDown: 'Запишите его сейчас. Он показывается один раз, и никто не сможет его восстановить.',
  paper: 'Бумажный кошелёк со всеми ключами',
  confirmForgotten: 'Забытый пароль восстановить нельзя.',
  confirmWritten: 'Пароль записан.',
  confirmLoss: 'Потеря пароля — это потеря активов.',
  reviewChange: 'Проверить изменение',
  waiting: 'Меняем пароль в блокчейне…',
  storeKeys: 'Новый пароль уже в блокчейне. Введите PIN-код, чтобы сохранить ключи на устройстве.',
  passwordChanged: 'Пароль изменён.',
  refused: 'Сеть отклонила изменение. Действует прежний пароль.',
  next: 'Продолжить',
};
