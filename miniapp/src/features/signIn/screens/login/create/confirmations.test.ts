import { expect, it } from 'vitest';
import { signInEn } from '../../../texts/en.ts';
import { signInRu } from '../../../texts/ru.ts';
import { signInZh } from '../../../texts/zh.ts';

it.each([
  [
    'can not be recovered',
    'create.confirmRecovery',
    /forgotten .*cannot be recovered/u,
    /не сможет восстановить/u,
    /无法找回/u,
  ],
  [
    'is written down',
    'create.confirmWritten',
    /have written the password down/u,
    /Пароль записан/u,
    /抄下密码/u,
  ],
  [
    'loses the assets',
    'create.confirmLoss',
    /lose the password, I lose my assets/u,
    /потеря активов/u,
    /丢失资产/u,
  ],
] as const)(
  'the confirmations explain the password in each language: %s (spec §5)',
  (_what, key, en, ru, zh) => {
    expect(signInEn[key]).toMatch(en);
    expect(signInRu[key]).toMatch(ru);
    expect(signInZh[key]).toMatch(zh);
  },
);
