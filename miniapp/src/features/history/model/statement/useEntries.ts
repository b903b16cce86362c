import { entriesOf } from '@xbts/shared/ledger/entries.ts';
import type { Entry } from '@xbts/shared/ledger/entry.ts';
import { assetsOf } from '@xbts/shared/ledger/statementFilter.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useMemo } from 'react';
import { useGlobalProperties } from '../../../../platform/chain/chainParameters.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import { heldBalancesOf } from '../../../account/model/balances.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import type { Statement } from './statement.ts';

/** The effects of an account's operations, with everything they name. */
export interface Entries {
  /** The oldest first. */
  readonly entries: readonly Entry[];
  readonly assets: ReadonlyMap<string, Asset>;
  readonly symbols: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
}

const nothing: never[] = [];

/** The entries of the history read so far, with the assets that they name and those that the account holds. */
export function useEntries({ records, accountId }: Statement, wanted: string, account: string): Entries {
  const { data: owner } = useFullAccount(account);
  const makerDiscount = useGlobalProperties().data?.parameters.extensions.maker_fee_discount_percent;
  const isReady = accountId === wanted;
  const entries = useMemo(
    () => (isReady ? entriesOf(records, wanted, { makerDiscount }) : nothing),
    [records, wanted, isReady, makerDiscount],
  );
  const assetIds = useMemo(
    () => [...new Set([...entries.flatMap(assetsOf), ...heldBalancesOf(owner).keys()])],
    [entries, owner],
  );
  const accountIds = useMemo(
    () => [...new Set(entries.flatMap(({ counterparty }) => counterparty ?? []))],
    [entries],
  );
  const assets = useAssets(assetIds);
  const accounts = useAccountNames(accountIds);
  const symbols = useMemo(() => new Map([...assets].map(([id, { symbol }]) => [id, symbol])), [assets]);
  return { entries, assets, symbols, accounts };
}
