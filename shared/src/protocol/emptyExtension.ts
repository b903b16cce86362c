/** True when nothing stands in an operation's extensions: they could carry what no line and no sentence has words for. */
export const isEmptyExtension = (extensions: unknown): boolean => Object.keys(extensions ?? {}).length === 0;
