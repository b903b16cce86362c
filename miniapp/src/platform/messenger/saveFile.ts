// The browser reads the address after the click has returned.
const ADDRESS_MS = 60_000;

/** Offers a text as a download of a media type. Not available in the messenger's frame, which forbids downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_MS);
}
