import { expect, it } from 'vitest';
import { currencies } from '../../../platform/i18n/currencies.ts';
import { defaultSettings } from './settings.ts';

it('begin in US dollars, with the welcome notice due, in the language of the device (spec §1, §3, §9)', () => {
  expect(defaultSettings).toMatchObject({
    currency: 'usd',
    isWarningDue: true,
    language: null,
    nodeUrl: null,
    chosenNodeUrl: null,
    isSidebarCollapsed: false,
  });
});

it('figures can be shown in four currencies (spec §9)', () => {
  expect([...currencies].sort()).toEqual(['cny', 'eur', 'rub', 'usd']);
});
