import { assetFlag } from '@xbts/shared/protocol/constants.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';

/** The flags by the chain's names, with their values (spec §3). */
const flagValues = {
  charge_market_fee: assetFlag.chargeMarketFee,
  white_list: assetFlag.whiteList,
  override_authority: assetFlag.overrideAuthority,
  transfer_restricted: assetFlag.transferRestricted,
  disable_force_settle: assetFlag.disableForceSettle,
  global_settle: assetFlag.globalSettle,
  disable_confidential: assetFlag.disableConfidential,
  witness_fed_asset: assetFlag.witnessFed,
  committee_fed_asset: assetFlag.committeeFed,
} as const;

export type FlagName = keyof typeof flagValues;

/** Spec §3: the flags that are shown for user-issued assets. */
const userIssued: readonly FlagName[] = [
  'charge_market_fee',
  'white_list',
  'override_authority',
  'transfer_restricted',
  'disable_confidential',
];

/** on: in force; possible: off, but the issuer may turn it on; never: off, and the issuer gave up the right. */
export type FlagState = 'on' | 'possible' | 'never';

export interface FlagRow {
  readonly name: FlagName;
  readonly value: number;
  readonly state: FlagState;
}

/** The flags of an asset: five for user-issued ones, all nine for those that follow a price feed. */
export function flagsOf({
  options,
  bitasset_data_id,
}: Pick<Asset, 'options' | 'bitasset_data_id'>): FlagRow[] {
  const names = Object.keys(flagValues) as FlagName[];
  const shown = bitasset_data_id === undefined ? names.filter((name) => userIssued.includes(name)) : names;
  return shown.map((name) => {
    const value = flagValues[name];
    const isOn = (options.flags & value) !== 0;
    const isPermitted = (options.issuer_permissions & value) !== 0;
    return { name, value, state: isOn ? 'on' : isPermitted ? 'possible' : 'never' };
  });
}
