// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLanguage } from '../../../platform/i18n/language.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { defaultSettings, useSettings } from '../../settings/model/settings.ts';
import { Welcome } from './Welcome.tsx';

beforeEach(() => useSettings.setState(defaultSettings));
afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

it.each([
  ['no KYC', /No KYC/u, /Без KYC/u, /无需 KYC/u],
  ['no user data is stored', /stores no user data/u, /не хранит данные пользователей/u, /不保存用户数据/u],
  ['only the user holds the keys', /Only you hold the keys/u, /Ключи есть только у вас/u, /密钥只在您手中/u],
  ['no extra characters', /Never add extra characters to the account name/u, /лишних символов/u, /多余字符/u],
  ['nothing can be undone', /cannot be undone/u, /нельзя отменить/u, /无法撤销/u],
])('the notice says in each language: %s', async (_what, en, ru, zh) => {
  renderScreen(<Welcome />);
  for (const [language, said] of [
    ['en', en],
    ['ru', ru],
    ['zh', zh],
  ] as const) {
    await setLanguage(language);
    expect(await screen.findByText(said)).toBeTruthy();
  }
});

it('is in the same language as its links', async () => {
  renderScreen(<Welcome />);
  for (const [name, language] of [
    ['Русский', 'ru'],
    ['中文', 'zh'],
    ['English', 'en'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(useSettings.getState().language).toBe(language);
  }
});
