import table from './publicScamAccounts.json' with { type: 'json' };

/** The scam list of the chain's reference wallet (bitshares-ui, MIT); 120 KB, so it is loaded only on demand. */
export const publicScamList = {
  /** Account names, in lower case. */
  names: new Set(table.accounts.map(([name]) => name)),
  /** The day of the list, from its local midnight (ms): the same day is shown in every zone. */
  at: Date.parse(`${table.date}T00:00:00`),
};
