import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import { type FiatCurrency, fiatCurrencies } from '@xbts/shared/services/prices.ts';
import { array, nullable, number, safeParse, tuple } from 'valibot';
import { forgetKeys } from '../../../platform/stored/forget.ts';

/** A portfolio's value at a time (ms), in USD, RUB, CNY and EUR; null: no price. */
type Reading = [time: number, usd: number | null, rub: number | null, cny: number | null, eur: number | null];

const value = nullable(number());
const schema = array(tuple([number(), value, value, value, value]));

/** Minimum distance between readings. */
const APART_MS = 15 * MINUTE_MS;
/** Beyond this, every second reading of the older half is dropped. */
const MOST = 400;

const keyOf = (account: string) => `xbts.values.${account}`;
forgetKeys('accounts', /^xbts\.values\./u);

/** The browser's storage is untrusted: foreign data are ignored. */
function readingsOf(account: string): Reading[] {
  const text = localStorage.getItem(keyOf(account));
  if (text === null) return [];
  const parsed = safeParse(schema, jsonOf(text));
  return parsed.success ? parsed.output : [];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function thinned(readings: readonly Reading[]): Reading[] {
  if (readings.length <= MOST) return [...readings];
  return readings.filter((_, index) => index >= MOST / 2 || index % 2 === 0);
}

/** Records an account's present value on this device, unless that was done a moment ago. */
export function noteReading(
  account: string,
  totalIn: (currency: FiatCurrency) => number | null,
  now: number = Date.now(),
): void {
  const readings = readingsOf(account);
  const last = readings.at(-1)?.[0] ?? 0;
  // A clock set back must not stop the recording for good.
  if (now >= last && now - last < APART_MS) return;
  const [usd = null, rub = null, cny = null, eur = null] = fiatCurrencies.map((currency) => {
    const total = totalIn(currency);
    return total === null ? null : Math.round(total * 100) / 100;
  });
  const kept = thinned([...readings.filter(([time]) => time < now), [now, usd, rub, cny, eur]]);
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(kept));
  } catch {
    // The storage is full: earlier readings stay, and the chart has a gap.
  }
}

/** An account's recorded values in a currency, oldest first. */
export function valuesOf(account: string, currency: FiatCurrency): { time: number; value: number }[] {
  const place = fiatCurrencies.indexOf(currency) + 1;
  return readingsOf(account).flatMap((reading) => {
    const noted = reading[place];
    return noted === null || noted === undefined ? [] : [{ time: reading[0], value: noted }];
  });
}
