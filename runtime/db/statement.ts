import { raw, type Sql } from 'sql-template-tag';
import { Part, toParameter, toSql } from './sql.ts';

/** The result of a statement: its rows, and how many rows it changed or found. */
export type Answer<List> = List & { readonly count: number };

export type Asked = {
  text: string;
  values: unknown[];
  /** Whether its rows are lists of columns as texts. */
  areTexts?: boolean;
};

/** A statement that is sent once, when it is first awaited. Inside another statement it becomes a part of that. */
export abstract class Statement<List> extends Part implements Promise<Answer<List>> {
  readonly [Symbol.toStringTag] = 'Statement';
  readonly #ask: (asked: Asked) => Promise<Answer<List>>;
  #answer: Promise<Answer<List>> | undefined;

  constructor(ask: (asked: Asked) => Promise<Answer<List>>) {
    super();
    this.#ask = ask;
  }

  protected abstract toAsked(): Asked;

  // biome-ignore lint/suspicious/noThenProperty: repositories await statements.
  then<Result = Answer<List>, Failure = never>(
    onAnswer?: ((answer: Answer<List>) => Result | PromiseLike<Result>) | null,
    onError?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#start().then(onAnswer, onError);
  }

  catch<Failure = never>(onError?: ((error: unknown) => Failure | PromiseLike<Failure>) | null) {
    return this.#start().catch(onError);
  }

  finally(onEnd?: (() => void) | null) {
    return this.#start().finally(onEnd);
  }

  #start() {
    this.#answer ??= this.#askNow();
    return this.#answer;
  }

  // Async, so that an error in building the statement rejects it too.
  async #askNow() {
    return this.#ask(this.toAsked());
  }
}

/** Texts of templates without parts inside. There are only as many as in the source code. */
const wholeTexts = new WeakMap<TemplateStringsArray, string>();

export class TemplateStatement<List> extends Statement<List> {
  readonly #strings: TemplateStringsArray;
  readonly #values: readonly unknown[];

  constructor(ask: (asked: Asked) => Promise<Answer<List>>, strings: TemplateStringsArray, values: readonly unknown[]) {
    super(ask);
    this.#strings = strings;
    this.#values = values;
  }

  after(): Sql {
    return toSql(this.#strings, this.#values);
  }

  protected toAsked(): Asked {
    if (this.#values.some((value) => value instanceof Part)) {
      const { text, values } = this.after();
      return { text, values: values.map(toParameter) };
    }
    let text = wholeTexts.get(this.#strings);
    if (text === undefined) {
      text = this.after().text;
      wholeTexts.set(this.#strings, text);
    }
    return { text, values: this.#values.map(toParameter) };
  }
}

/** A statement from text that was built by hand. */
export class TextStatement<List> extends Statement<List> {
  readonly #asked: Asked;

  constructor(ask: (asked: Asked) => Promise<Answer<List>>, asked: Asked) {
    super(ask);
    this.#asked = asked;
  }

  after(): Sql {
    return raw(this.#asked.text);
  }

  protected toAsked(): Asked {
    return { ...this.#asked, values: this.#asked.values.map(toParameter) };
  }
}
