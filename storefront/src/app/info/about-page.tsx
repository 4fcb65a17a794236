import { AboutText } from '#features/info/about-text.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as texts from '#texts/about.ts';
import * as titles from '#texts/info-titles.ts';

export function AboutPage() {
  return (
    <InfoPage title={titles.about} wide intro={texts.intro}>
      <AboutText />
    </InfoPage>
  );
}
