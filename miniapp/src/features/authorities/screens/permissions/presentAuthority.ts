import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { Authority } from '@xbts/shared/protocol/operations/parts.ts';

/** The chain's authority in its signed form; obsolete address members are dropped. */
export const presentAuthority = ({
  weight_threshold,
  account_auths,
  key_auths,
}: AccountAuthority): Authority => ({
  weight_threshold,
  account_auths,
  key_auths,
  address_auths: [],
});
