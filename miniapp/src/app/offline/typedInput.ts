/** Fields that hold the user's own input: neither a search nor a read-only text. */
const fields = 'input:not([type]), input[type="text"], input[type="password"], input[type="url"], textarea';

/** Whether any field of the page holds input, including small forms that close without asking. */
export function hasTypedInput(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, readOnly, disabled }) => value !== '' && !readOnly && !disabled,
  );
}
