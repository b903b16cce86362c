/** The currencies of estimates. */
export const currencies = ['usd', 'rub', 'cny', 'eur'] as const;
export type Currency = (typeof currencies)[number];
