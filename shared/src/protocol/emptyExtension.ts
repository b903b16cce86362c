/** True when an operation's extensions are empty: their content would be invisible on the sheet. */
export const isEmptyExtension = (extensions: unknown): boolean => Object.keys(extensions ?? {}).length === 0;
