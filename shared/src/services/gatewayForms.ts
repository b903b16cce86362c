import * as v from 'valibot';
import { formsOf } from './forms.ts';
import { isWholeNumber, readStatedAmount, statedPrecision } from './gatewayAmounts.ts';
import { gatewayCoinsSchema, gatewayPaths } from './gateways.ts';
import { defineRoute, noParams } from './route.ts';

/*
 * The gateways' own requests and answers. The bot turns them into the model of gateways.ts; the page does so when it
 * asks a gateway directly.
 */

type Row = Readonly<Record<string, unknown>>;

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

const inCamelCase = (name: string) =>
  name.replace(/_+([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/**
 * A row with every member under its camelCase name, which wins when both spellings occur. null and '' count as absent.
 */
function inOneSpelling(row: Row): Row {
  const stated = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  const renamed = stated.map(([name, value]) => [inCamelCase(name), value]);
  return { ...Object.fromEntries(renamed), ...Object.fromEntries(stated) };
}

/** A row of the list in the model's members; anything else stays unchanged, and the model drops it. */
function modelRow(raw: unknown): unknown {
  if (!isRow(raw)) return raw;
  const row = inOneSpelling(raw);
  const precision = statedPrecision(row.precision);
  const [minimum, withdrawFee, gateFee] = [row.minAmount, row.withdrawFee, row.gateFee].map((amount) =>
    readStatedAmount(amount, precision),
  );
  return {
    symbol: row.symbol,
    backingCoin: row.backingCoin,
    name: row.name,
    walletType: row.walletType ?? row.depositWalletType,
    commonAddress: row.gatewayWallet,
    namedIssuers: [row.issuer, row.issuerName, row.issuerId].filter((name) => name !== undefined),
    memoSupport: row.memoSupport,
    minAmount: minimum?.coins,
    withdrawFee: withdrawFee?.coins,
    gateFee: gateFee?.coins,
    areAmountsUnclear: [minimum, withdrawFee, gateFee].some((amount) => amount?.isUnclear === true),
    confirmations: row.confirmations,
    depositAllowed: row.depositAllowed,
    withdrawalAllowed: row.withdrawalAllowed,
  };
}

const inModel = (rows: unknown[]) => ({ coins: rows.map(modelRow) });

function countsUnits(raw: unknown): boolean {
  if (!isRow(raw)) return false;
  const { precision, minAmount, withdrawFee, gateFee } = inOneSpelling(raw);
  return statedPrecision(precision) !== null && [minAmount, withdrawFee, gateFee].some(isWholeNumber);
}

const rows = v.array(v.unknown());

/**
 * A gateway's list in its known forms. One list may mix both; it has the first form's name when any row counts units.
 */
const answer = formsOf(gatewayCoinsSchema, [
  {
    name: 'amounts in units',
    shape: v.pipe(
      rows,
      v.check((list) => list.some(countsUnits)),
      v.transform(inModel),
    ),
  },
  { name: 'amounts in coins', shape: v.pipe(rows, v.transform(inModel)) },
]);

const listAt = (path: '/coins' | '/coin') =>
  defineRoute({ method: 'GET', path, params: noParams, body: null, answer, ttlSeconds: 60 });

/** Requests to a gateway itself. */
export const gatewayRoutes = {
  /** By the spec; some gateways have the list only at `coin`. */
  coins: listAt('/coins'),
  coin: listAt('/coin'),
  newDepositAddress: gatewayPaths.newDepositAddress,
  /** With the spec's trailing slash; some gateways lack it. */
  checkAddress: gatewayPaths.checkAddress,
  checkAddressBare: defineRoute({
    ...gatewayPaths.checkAddress,
    path: '/wallets/:walletType/check-address',
  }),
} as const;
