import { Section } from './doc.tsx';
import { exactTexts } from './exact-texts.ts';

const places = [...new Set(exactTexts.map(({ place }) => place))];

/** The exact texts, by the place where they appear. */
export function ExactTexts() {
  return (
    <Section
      title="Exact texts"
      text="These stay as they are, to the character. Beside each stands its rule in docs; braces stand for what the store fills in."
    >
      <div className="doc-texts">
        {places.map((place) => (
          <div key={place}>
            <h3>{place}</h3>
            <ul>
              {exactTexts
                .filter((entry) => entry.place === place)
                .flatMap(({ rule, texts }) => texts.map((text) => ({ rule, text })))
                .map(({ rule, text }) => (
                  <li key={text}>
                    <q>{text}</q>
                    <small>{rule}</small>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
