import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { TextLink } from '@aaram/shared-ui/link';
import { Container, Section } from '@aaram/shared-ui/page-frame';
import { ProductCardSkeleton } from '@aaram/shared-ui/skeleton';
import { ProductCard } from '#features/catalog/product-card.tsx';
import { CardRow } from '#features/home/card-row.tsx';
import { CategoryRow } from '#features/home/category-row.tsx';
import { CustomiseBand } from '#features/home/customise-band.tsx';
import { Hero } from '#features/home/hero.tsx';
import { Journal } from '#features/home/journal.tsx';
import { NewThisWeek } from '#features/home/new-this-week.tsx';
import { NightBand } from '#features/home/night-band.tsx';
import { Promises } from '#features/home/promises.tsx';
import { storiesQuery } from '#features/home/stories-query.ts';
import { LaterPart } from '#lib/later-part.tsx';
import { cardListQuery } from '#lib/product-card/card-list-query.ts';
import { useWishlistToggle, type WishlistToggle } from '#lib/use-wishlist-toggle.ts';
import * as texts from '#texts/home.ts';
import { everydayList, newestList } from './home-lists.ts';

const cardSizes = '(min-width: 1024px) 24vw, 46vw';

type CardsProps = { list: typeof newestList | typeof everydayList; wishlist: WishlistToggle };

function Cards({ list, wishlist }: CardsProps) {
  const query = useQuery(cardListQuery(usePlatform(), list));
  if (query.data) {
    return query.data.map((card) => <ProductCard key={card.id} card={card} wishlist={wishlist} sizes={cardSizes} />);
  }
  if (query.isError) {
    return <ErrorState title={texts.productsNotLoaded} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  }
  return [1, 2, 3, 4].map((slot) => <ProductCardSkeleton key={slot} />);
}

function Stories() {
  const { data } = useQuery(storiesQuery(usePlatform()));
  // The page works without blog posts.
  return data && data.length > 0 ? <Journal stories={data} /> : null;
}

export function HomePage() {
  const wishlist = useWishlistToggle();
  return (
    <>
      <Hero />
      <CategoryRow />
      <LaterPart>
        <Container>
          <NewThisWeek>
            <Cards list={newestList} wishlist={wishlist} />
          </NewThisWeek>
        </Container>
      </LaterPart>
      <LaterPart>
        <NightBand />
      </LaterPart>
      <LaterPart>
        <Container>
          <Section
            title={texts.everyday}
            action={
              <TextLink as={Link} to="/search">
                {texts.shopEverything}
              </TextLink>
            }
          >
            <CardRow>
              <Cards list={everydayList} wishlist={wishlist} />
            </CardRow>
          </Section>
          <CustomiseBand />
        </Container>
      </LaterPart>
      <LaterPart>
        <Container>
          <Stories />
          <Promises />
        </Container>
      </LaterPart>
    </>
  );
}
