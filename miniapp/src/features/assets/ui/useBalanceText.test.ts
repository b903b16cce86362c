// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings, useSettings } from '../../settings/model/settings.ts';
import { useBalanceText } from './useBalanceText.ts';

const written = () => renderHook(() => useBalanceText()).result.current(125_050_000n, { precision: 5 });

beforeEach(() => useSettings.setState(defaultSettings));

describe('a balance next to a field', () => {
  it('is written without trailing zeros', () => {
    expect(written()).toBe('1\u202f250.5');
  });

  it('is not shown while balances are hidden', () => {
    useSettings.setState({ hidesBalances: true });
    expect(written()).toBe('****');
  });
});
