/** Where the picture lies; the name begins as the key of the order: a reset forgets what begins so. */
export const PICTURE_KEY = 'xbts.order.picture';
/** Characters of a picture at most: some three times the wallet with a whole first page. */
export const MOST_CHARACTERS = 60_000;

/** A text, or an element: tag, attributes, and what is in it. */
export type PictureNode = string | readonly [tag: string, attributes: Attributes, ...PictureNode[]];
export type Attributes = Readonly<Record<string, string>>;

/** The wallet as the app drew it from what it keeps for the next opening. */
export interface KeptPicture {
  /** What it belongs to (pictureMark.ts). */
  readonly of: string;
  /** How the snapshot begins that it shows: whose it is, and when it was read. */
  readonly head: string;
  /** The app's files: another build may draw otherwise. */
  readonly build: string;
  /** Light or dark, as the messenger or the device had it. */
  readonly theme: string;
  /** The page's language, by which a browser chooses among Chinese characters. */
  readonly lang: string;
  /** The custom properties of the page: the messenger's colours and insets. */
  readonly look: Attributes;
  readonly node: PictureNode;
}
