/**
 * The navigation state of a step to the login with the address to return to. It is in the history entry, which survives
 * a reload and which no outside link can set: only the app's own screens name themselves there.
 */
export const comingBackTo = (address: string) => ({ comesBackTo: address });

/** The address that led to the login, or `otherwise`. */
export function addressToComeBackTo(otherwise: string): string {
  const address: unknown = window.history.state?.comesBackTo;
  return typeof address === 'string' ? address : otherwise;
}
