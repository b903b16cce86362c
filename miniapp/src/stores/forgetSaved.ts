import { useContacts } from './contacts.ts';
import { useFavourites } from './favourites.ts';
import { useGatewayMoves } from './gatewayMoves.ts';
import { useWithdrawAddresses } from './withdrawAddresses.ts';

/** Forgets whom and where the user pays, what went through gateways, and the favourites: what no key is needed for. */
export function forgetSaved(): void {
  useContacts.getState().clear();
  useWithdrawAddresses.setState({ addresses: [] });
  useGatewayMoves.setState({ deposits: [], withdrawals: [], wallets: {} });
  useFavourites.setState({ accounts: [], assets: [] });
}
