import { AboutText } from '#features/info/about-text.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as texts from '#texts/about.ts';

export function AboutPage() {
  return (
    <InfoPage title={texts.about} wide intro={texts.clothingShoesBagsAndSmallLuxuries}>
      <AboutText />
    </InfoPage>
  );
}
