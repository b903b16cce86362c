import table from './publicScamAccounts.json' with { type: 'json' };

/** The list that the chain's reference wallet (bitshares-ui, MIT) warns of; 120 KB, so only loaded by who needs it. */
export const publicScamList = {
  /** Account names, in small letters. */
  names: new Set(table.accounts.map(([name]) => name)),
  /** The day of the list, from its local midnight (ms): the same day is shown in every zone. */
  at: Date.parse(`${table.date}T00:00:00`),
};
