import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { Authority } from '@xbts/shared/protocol/operations/parts.ts';

/** An authority as the chain has it, in the form that it is signed in; addresses are a thing of the past, and none is kept. */
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
