/** How a fact is typed, checked and stored; `catalog/details.ts` says it for each kind. All but amounts are stored as text. */
export type FactKind = 'amount' | 'words' | 'address' | 'quantity' | 'country' | 'hsn';

/** Who changes a fact. */
export type FactEditor = 'seller' | 'admin' | 'law';

type Fact = {
  kind: FactKind;
  /** Of an amount: its name where it is stored, in paise. */
  stored?: string;
  /** Longest text, in characters. */
  max: number;
  /** What the law wants on the page: `needed` before a draft is published, `shown` where somebody entered it. */
  byLaw?: 'shown' | 'needed';
  /** What a listing loses without it, of 100 points in all (product-rules.md#score-of-a-listing). */
  points?: number;
  /** Whether cards carry it too, not only whole products. */
  isInCard?: true;
  /**
   * Who changes it, of those who may change the product: `seller`, as without it, the team and admins; `admin` admins alone;
   * `law` no user, only the store itself.
   */
  editedBy?: FactEditor;
  /** Whether a search looks through its words. The column `search_vector` must have it. */
  isSearched?: true;
};

/**
 * The optional facts of a product, in the order of a file: one definition each. Schemas, columns, the seller's form, files,
 * notices and the trail are derived from it; its words stand in `texts/en/product-facts.ts`, its column in a migration.
 */
export const facts = {
  mrp: { kind: 'amount', stored: 'mrpPaise', max: 20, byLaw: 'needed', points: 9, isInCard: true },
  colour: { kind: 'words', max: 60, points: 6, isInCard: true, isSearched: true },
  material: { kind: 'words', max: 60, points: 6, isSearched: true },
  care: { kind: 'words', max: 120 },
  hsn: { kind: 'hsn', max: 12, byLaw: 'shown' },
  countryOfOrigin: { kind: 'country', max: 60, byLaw: 'needed', points: 9 },
  netQuantity: { kind: 'quantity', max: 60, byLaw: 'needed', points: 9 },
  maker: { kind: 'address', max: 200, byLaw: 'needed', points: 9 },
} as const satisfies Record<string, Fact>;

/** The facts that lists are filtered by, under their names in addresses. Apart from the rest, for the first load of lists. */
export const factFilters = { country: 'countryOfOrigin' } as const satisfies Record<string, FactKey>;

/** What schema.org calls a fact; `additionalProperty` where it has no word for it. Facts that are not named stay untold. */
export const structuredFacts: Partial<Record<FactKey, string>> = {
  material: 'material',
  care: 'additionalProperty',
};

/** What shopping services call a fact, as Google does; facts that are not named stay out of the feed. */
export const feedFacts = { colour: 'color', material: 'material' } as const satisfies Partial<Record<TextFact, string>>;

export type FactKey = keyof typeof facts;
export type FactFilter = keyof typeof factFilters;
export type FeedFact = keyof typeof feedFacts;
/** The facts whose definition has these properties. */
type FactWith<Properties> = { [Key in FactKey]: (typeof facts)[Key] extends Properties ? Key : never }[FactKey];
export type AmountFact = FactWith<{ kind: 'amount' }>;
export type StoredAmount = (typeof facts)[AmountFact]['stored'];
export type TextFact = Exclude<FactKey, AmountFact>;
export type LawfulFact = FactWith<{ byLaw: string }>;
export type NeededFact = FactWith<{ byLaw: 'needed' }>;
export type ScoredFact = FactWith<{ points: number }>;
type CardFact = FactWith<{ isInCard: true }>;
/** The facts in text of a card, and those that only a whole product has. */
export type CardText = Extract<TextFact, CardFact>;
export type WholeText = Exclude<TextFact, CardFact>;
