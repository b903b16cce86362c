import { type GenericSchema, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { currencies } from '../../../platform/i18n/currencies.ts';
import { defaultSettings, useSettings } from './settings.ts';

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

it('the user’s own nodes are limited, each once', () => {
  const { ownNodes } = useSettings.options.fields;
  const urls = ['wss://a.example', 'WSS://A.example:443/', 'no address', ...'bcdefgh'].map((each) =>
    each.length === 1 ? `wss://${each}.example/ws` : each,
  );
  expect(safeParse(ownNodes as GenericSchema, urls).output).toEqual([
    'wss://a.example',
    ...[...'bcde'].map((each) => `wss://${each}.example/ws`),
  ]);
});
