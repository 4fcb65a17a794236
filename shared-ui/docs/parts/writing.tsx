import { Section } from './doc.tsx';
import { exactTexts } from './exact-texts.ts';

const places = [...new Set(exactTexts.map(({ place }) => place))];

/** The texts that are given, by the place where they appear. */
export function ExactTexts() {
  return (
    <Section
      title="Exact texts"
      text="These come from the specification and stay as they are, to the character. The number is the section; braces stand for what the store fills in."
    >
      <div className="doc-texts">
        {places.map((place) => (
          <div key={place}>
            <h3>{place}</h3>
            <ul>
              {exactTexts
                .filter((entry) => entry.place === place)
                .map(({ section, text }) => (
                  <li key={text}>
                    <q>{text}</q>
                    <small>§{section}</small>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
