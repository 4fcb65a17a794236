import { AboutText } from '#features/info/about-text.tsx';
import { InfoPage } from '#features/info/info-page.tsx';

export function AboutPage() {
  return (
    <InfoPage
      title="About"
      wide
      intro="Clothing, shoes, bags and small luxuries for shoppers in India, chosen for comfort first."
    >
      <AboutText />
    </InfoPage>
  );
}
