/** Fields whose text a person typed for something: neither a search nor what is only shown. */
const fields = 'input:not([type]), input[type="text"], input[type="password"], input[type="url"], textarea';

/** Whether any field of the page holds a text: also the small forms that do not ask before they are closed. */
export function hasTypedInput(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, readOnly, disabled }) => value !== '' && !readOnly && !disabled,
  );
}
