import { useFavourites } from '../../accounts/model/favourites.ts';
import { useGatewayMoves } from '../../gateways/model/gatewayMoves.ts';
import { useWithdrawAddresses } from '../../gateways/model/withdrawAddresses.ts';
import { useContacts } from '../../recipients/model/contacts.ts';

/** Forgets whom and where the user pays, what went through gateways, and the favourites: what no key is needed for. */
export function forgetSaved(): void {
  useContacts.getState().clear();
  useWithdrawAddresses.setState({ addresses: [] });
  useGatewayMoves.setState({ deposits: [], withdrawals: [], wallets: {} });
  useFavourites.setState({ accounts: [], assets: [] });
}
