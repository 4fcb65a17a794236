/** How a fact is typed, checked and stored; `catalog/details.ts` says it for each kind. All but amounts are stored as text. */
export type FactKind = 'amount' | 'words' | 'address' | 'quantity' | 'country' | 'hsn';

/** Who changes a fact. */
export type FactEditor = 'seller' | 'admin' | 'law';

/** A definition says all of this, also where the answer is no: what is left out could have been forgotten. */
type Fact = {
  kind: FactKind;
  /** Of an amount: its name where it is stored, in paise. */
  stored?: string;
  /** Longest text, in characters. */
  max: number;
  /** What the law wants on the page: `needed` before a draft is published, `shown` where somebody entered it. */
  byLaw: 'shown' | 'needed' | null;
  /** What a listing loses without it, of 100 points in all (product-rules.md#score-of-a-listing). */
  points: number | null;
  /** Whether cards carry it too, not only whole products. */
  isInCard: boolean;
  /**
   * Who changes it, of those who may change the product: `seller` the team and admins; `admin` admins alone; `law` no user,
   * only the store itself.
   */
  editedBy: FactEditor;
  /** Whether a search looks through its words. The column `search_vector` must have it. */
  isSearched: boolean;
  /** Whether lists are filtered by it. `factFilters` says under which name. */
  isFilter: boolean;
};

/**
 * The optional facts of a product, in the order of a file: one definition each. Schemas, columns, the seller's form, files,
 * notices and the trail are derived from it; its words stand in `texts/en/product-facts.ts`, its column in a migration.
 */
export const facts = {
  mrp: {
    kind: 'amount',
    stored: 'mrpPaise',
    max: 20,
    byLaw: 'needed',
    points: 9,
    isInCard: true,
    editedBy: 'seller',
    isSearched: false,
    isFilter: false,
  },
  colour: {
    kind: 'words',
    max: 60,
    byLaw: null,
    points: 6,
    isInCard: true,
    editedBy: 'seller',
    isSearched: true,
    isFilter: false,
  },
  material: {
    kind: 'words',
    max: 60,
    byLaw: null,
    points: 6,
    isInCard: false,
    editedBy: 'seller',
    isSearched: true,
    isFilter: false,
  },
  care: {
    kind: 'words',
    max: 120,
    byLaw: null,
    points: null,
    isInCard: false,
    editedBy: 'seller',
    isSearched: false,
    isFilter: false,
  },
  hsn: {
    kind: 'hsn',
    max: 12,
    byLaw: 'shown',
    points: null,
    isInCard: false,
    editedBy: 'seller',
    isSearched: false,
    isFilter: false,
  },
  countryOfOrigin: {
    kind: 'country',
    max: 60,
    byLaw: 'needed',
    points: 9,
    isInCard: false,
    editedBy: 'seller',
    isSearched: false,
    isFilter: true,
  },
  netQuantity: {
    kind: 'quantity',
    max: 60,
    byLaw: 'needed',
    points: 9,
    isInCard: false,
    editedBy: 'seller',
    isSearched: false,
    isFilter: false,
  },
  maker: {
    kind: 'address',
    max: 200,
    byLaw: 'needed',
    points: 9,
    isInCard: false,
    editedBy: 'seller',
    isSearched: false,
    isFilter: false,
  },
} as const satisfies Record<string, Fact>;

/** The facts that lists are filtered by, under their names in addresses. Apart from the rest, for the first load of lists. */
export const factFilters = { country: 'countryOfOrigin' } as const satisfies Record<string, FilteredFact>;

/** What schema.org calls each fact; `additionalProperty` where it has no word for it, null where it is left out. */
export const structuredFacts: Readonly<Record<FactKey, string | null>> = {
  mrp: null,
  colour: null,
  material: 'material',
  care: 'additionalProperty',
  hsn: null,
  countryOfOrigin: null,
  netQuantity: null,
  maker: null,
};

/** What shopping services call each fact, as Google does; null where it is not in the feed. */
export const feedFacts = {
  colour: 'color',
  material: 'material',
  care: null,
  hsn: null,
  countryOfOrigin: null,
  netQuantity: null,
  maker: null,
} as const satisfies Record<TextFact, string | null>;

export type FactKey = keyof typeof facts;
export type FactFilter = keyof typeof factFilters;
export type FeedFact = { [Key in TextFact]: (typeof feedFacts)[Key] extends string ? Key : never }[TextFact];
/** The facts whose definition has these properties. */
type FactWith<Properties> = { [Key in FactKey]: (typeof facts)[Key] extends Properties ? Key : never }[FactKey];
export type AmountFact = FactWith<{ kind: 'amount' }>;
export type StoredAmount = (typeof facts)[AmountFact]['stored'];
export type TextFact = Exclude<FactKey, AmountFact>;
export type LawfulFact = FactWith<{ byLaw: string }>;
export type NeededFact = FactWith<{ byLaw: 'needed' }>;
export type ScoredFact = FactWith<{ points: number }>;
type FilteredFact = FactWith<{ isFilter: true }>;
type CardFact = FactWith<{ isInCard: true }>;
/** The facts in text of a card, and those that only a whole product has. */
export type CardText = Extract<TextFact, CardFact>;
export type WholeText = Exclude<TextFact, CardFact>;
