/**
 * The state of a step to the login that remembers the address to come back to. It lives in the history entry, which a
 * reload keeps and no link from outside can fill: only the app's own screens name themselves there.
 */
export const comingBackTo = (address: string) => ({ comesBackTo: address });

/** The address that led to the login, or `otherwise`. */
export function addressToComeBackTo(otherwise: string): string {
  const address: unknown = window.history.state?.comesBackTo;
  return typeof address === 'string' ? address : otherwise;
}
